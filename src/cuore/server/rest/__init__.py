"""The REST interface: one function an address, each declared with the types that it takes and gives.

`ENDPOINTS` is what app.py routes and what openapi.py describes, so the two cannot differ. A handler gets a
`RequestContext`: who asks, in which language, and the rooms. Whatever it cannot do it says by a `Refusal` or a
`CuoreError`.
"""

# Each of these puts its addresses into the list.
from cuore.server.rest import days, figures, finished, offers, persons, ratings, tables
from cuore.server.rest.endpoints import ENDPOINTS, Endpoint, RequestContext, browser_of

__all__ = [
    "ENDPOINTS",
    "Endpoint",
    "RequestContext",
    "browser_of",
    "days",
    "figures",
    "finished",
    "offers",
    "persons",
    "ratings",
    "tables",
]
