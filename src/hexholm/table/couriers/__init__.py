"""Those who deliver alerts: by push, mail and webhook."""
