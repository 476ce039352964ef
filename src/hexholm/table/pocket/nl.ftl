# De tafel in de browser in het Nederlands: wat er mis is met een verzoek. Ervoor staat waar in het verzoek.

refusal-not-found = Op dit adres is niets te vinden.
refusal-method-not-allowed = Zo kun je dit adres niet vragen.
refusal-pocket-error = Hier ging iets mis. Probeer het opnieuw of laad de pagina opnieuw.
refusal-bad-backup = Dit bestand is geen reservekopie van spellen.

refusal-body-json = Dit is geen JSON.
refusal-body-missing = Dit ontbreekt.
refusal-body-extra = Dit is hier niet bekend.
refusal-body-enum = Kies uit { $names }.
refusal-body-variant = Kies voor { $key } uit { $names }.
refusal-body-array = Dit moet een lijst zijn.
refusal-body-boolean = Dit moet true of false zijn.
refusal-body-integer = Dit moet een geheel getal zijn.
refusal-body-null = Dit moet leeg zijn.
refusal-body-object = Dit moet een object zijn.
refusal-body-string = Dit moet een tekst zijn.
refusal-body-minimum = Dit moet minstens { $limit } zijn.
refusal-body-maximum = Dit mag hoogstens { $limit } zijn.
refusal-body-minlength = { $limit ->
    [one] Dit moet minstens één teken hebben.
   *[other] Dit moet minstens { $limit } tekens hebben.
}
refusal-body-maxlength = Dit mag hoogstens { $limit } tekens hebben.
refusal-body-minitems = { $limit ->
    [one] Hiervan moet er minstens één zijn.
   *[other] Hiervan moeten er minstens { $limit } zijn.
}
refusal-body-maxitems = Hiervan mogen er hoogstens { $limit } zijn.
