"""Bodies that the contract's examples cannot be: they need a token, a file, or what an earlier call made."""

import datetime
import itertools
import struct
import zlib

from callers import MEMBERS
from contract import Call, examples

COUNT = itertools.count(1)
SLOT = {"slot_start": "2099-05-01T10:00:00Z", "slot_end": "2099-05-01T12:00:00Z", "capacity": 4}
CHANNEL = {"socket_id": "1234.5678", "channel_name": "private-tenant.1.feed"}


def picture() -> bytes:
    """A white PNG of 64 by 64."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    rows = (b"\x00" + b"\xff" * 64 * 3) * 64
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


PICTURE = ("picture.png", picture(), "image/png")
VIDEO = ("table.mp4", b"\0\0\0\x18ftypisom\0\0\0\0 moving", "video/mp4")
TABLE = ("things.csv", b"title,description,price\nOak bench,Seats three.,40\n", "text/csv")
SOUND = ("voice.ogg", b"OggS\x00\x02 sound", "audio/ogg")


def refresh_token(probe, caller):
    yield {"refresh_token": probe.callers.sign_in(caller or "ben")["refresh_token"]}


def access_token(probe, caller):
    yield {"token": probe.callers.token(caller or "ben")}


def register(probe, caller):
    example = examples(probe.contract.operations["register"].contents["application/json"])[0]
    yield {**example, "email": f"eve{next(COUNT)}@harbour.example"}


def to_others(probe, caller):
    """Members whom the caller may write to."""
    return probe.pool.in_body("recipient_id", caller or "")[:8]


def voice(probe, caller):
    for member in to_others(probe, caller):
        yield {"recipient_id": str(member), "voice": SOUND}


def order(probe, caller):
    """The pictures of a listing, as they stand."""
    for given, _ in probe.pool.of("deleteListingImage", caller)[:8]:
        yield {"image_ids": [given["imageId"]]}


def marketplace_order_of_pictures(probe, caller):
    """The pictures of a thing for sale, as they stand."""
    for given, _ in probe.pool.of("deleteMarketplaceListingImage", caller)[:8]:
        yield {"image_ids": [given["imageId"]]}


def gather_things(probe, caller):
    """Things for sale that the caller saw."""
    for given, _ in probe.pool.of("getMarketplaceListing", caller)[:8]:
        yield {"listing_id": given["id"]}


def request_connection(probe, caller):
    for name in ("ada", "ben"):
        if name != caller:
            yield {"user_id": probe.callers.id(name)}


def marketplace_order(probe, caller):
    """Things for sale, each under a key of its own."""
    for given, _ in probe.pool.of("getMarketplaceListing", caller)[:12]:
        yield {"listing_id": given["id"], "idempotency_key": f"conformance-order-{next(COUNT):06}"}


def with_coupon(probe, caller):
    """Things for sale, with the code of a coupon that is for all of their seller's."""
    for given, _ in probe.pool.of("getMarketplaceListing", caller)[:12]:
        yield {"code": "CONFORMANCE", "listing_id": given["id"]}


def several(probe, caller):
    """Things that the caller sells."""
    for given, _ in probe.pool.of("updateMarketplaceListing", caller)[:8]:
        yield {"listing_ids": [given["id"]], "action": "renew"}


def keep(probe, caller):
    """Listings that others made, in no collection."""
    for given, _ in probe.pool.of("getListing", caller)[:8]:
        yield {"type": "listing", "id": given["id"]}


def save(probe, caller):
    """Listings that others made, in no named collection."""
    for given, _ in probe.pool.of("getListing", caller)[:8]:
        yield {"item_type": "listing", "item_id": given["id"]}


def answer(**more):
    """To posts that the caller saw."""

    def make(probe, caller):
        for given, _ in probe.pool.of("getFeedPost", caller)[:8]:
            yield {"target_type": "post", "target_id": given["id"], **more}

    return make


def react(probe, caller):
    """A reaction."""
    yield {"reaction_type": "clap"}


def rate(probe, caller):
    """Questions that an administrator has seen."""
    for given, _ in probe.pool.of("updateFaq", "admin")[:8]:
        yield {"faq_id": given["id"], "helpful": True}


def own_series(probe, caller):
    """Series that the caller saw."""
    for given, _ in probe.pool.of("getEventSeries", caller)[:8]:
        yield {"series_id": given["seriesId"]}


def named(what: str):
    """A name that was not there before."""

    def make(probe, caller):
        yield {"name": f"{what} {next(COUNT)}"}

    return make


def keyed(**members):
    """A body under a key of its own."""
    return [{**members, "idempotency_key": f"conformance-{next(COUNT)}"}]


SALE = {"sales_opens_at_utc": "2025-01-01T09:00:00Z", "sales_closes_at_utc": "2099-01-01T09:00:00Z"}
SEAT = {"name": "A seat", "kind": "free", "allocation_limit": 90, "per_member_limit": 40, **SALE}


def session():
    """Half an hour of an evening."""
    return {"title": "Mending radios", "start_time": "2099-05-01T18:30:00", "end_time": "2099-05-01T19:00:00"}


def agenda_order(probe, caller):
    """The only session of an agenda that has one."""
    for given, _ in probe.pool.of("updateEventSession", caller)[:4]:
        yield {"session_ids": [given["sessionId"]], "expected_version": 1}


def guests(probe, caller):
    """Those who take part in what has begun."""
    for given, _ in probe.pool.of("checkInEventAttendee", caller)[:12]:
        yield given["attendeeId"]


# Forms that are asked, by their ids.
ASKED = []


def answers(**more):
    """What Ben's forms ask, for each of them."""
    return lambda probe, caller: [{"form_id": form, "answers": [{"key": "food", "value": "Soup"}], **more} for form in ASKED]


# What hours take something off.
LOYAL = {}

# Secrets of devices and of links to events, as they are told once.
TABLETS = []
LINKS = []


def brought(probe, caller):
    """What a device brings, each batch and each item once."""
    for tablet in TABLETS:
        said = {"item_key": f"item-{next(COUNT)}", "action": "check_in", "reference": "nobody", "occurred_at": "2030-05-01T17:05:00Z"}
        now = datetime.datetime.now(datetime.timezone.utc).isoformat()
        yield {"device_token": tablet, "batch_key": f"batch-{next(COUNT)}", "device_time": now, "items": [said]}


BODIES = {
    # The times and the members of the examples are others.
    "createEventInvitationCampaign": lambda probe, caller: [{"audience": "members", "user_ids": [probe.callers.id(name) for name in MEMBERS]}],
    "scheduleEventInvitationCampaign": lambda probe, caller: [{"expected_version": 1, "scheduled_at": "2099-04-01T09:00:00Z"}],
    "createEventInvitationLink": lambda probe, caller: [{"label": "Poster", "max_uses": 20}],
    "acceptEventInvitationLink": lambda probe, caller: [{"token": token} for token in LINKS],
    "getEventOfflineManifest": lambda probe, caller: [{"device_token": tablet} for tablet in TABLETS],
    "syncEventOfflineCheckin": brought,
    "decideEventOfflineConflict": lambda probe, caller: [{"decision": "dismiss"}],
    "recordEventAttendance": lambda probe, caller: [{"action": "check_in", "expected_version": 0}],
    "createEventFromTemplate": lambda probe, caller: keyed(start_time="2099-06-05T18:00:00", expected_version=1),
    "checkInEventMember": lambda probe, caller: [{"user_id": member} for member in guests(probe, caller)],
    "checkInEventMembers": lambda probe, caller: [{"user_ids": [member]} for member in guests(probe, caller)],
    "createEventTicketType": lambda probe, caller: keyed(**SEAT),
    "updateEventTicketType": lambda probe, caller: keyed(expected_version=1, description="With soup."),
    "activateEventTicketType": lambda probe, caller: keyed(expected_version=1),
    "pauseEventTicketType": lambda probe, caller: keyed(expected_version=2, reason="The hall is not certain."),
    "archiveEventTicketType": lambda probe, caller: keyed(expected_version=1, reason="There is another one."),
    "allocateEventTicket": lambda probe, caller: keyed(units=1),
    "allocateEventTicketToMember": lambda probe, caller: keyed(units=1),
    "cancelEventTicketEntitlement": lambda probe, caller: keyed(expected_version=1, reason="Cannot come."),
    "offerEventTicketTransfer": lambda probe, caller: [{"user_id": probe.callers.id("ada"), "expected_version": 1}],
    "createEventSession": lambda probe, caller: [session()],
    "updateEventSession": lambda probe, caller: [{"room": "Kitchen", "expected_version": 1}],
    "cancelEventSession": lambda probe, caller: [{"reason": "The speaker is ill.", "expected_version": 1}],
    "orderEventAgenda": agenda_order,
    "approveEventRegistration": lambda probe, caller: [{}],
    "rejectEventRegistration": lambda probe, caller: [{"reason": "It is for beginners."}],
    "cancelEventRegistration": lambda probe, caller: [{"reason": "It is for beginners."}],
    "addEventGuest": lambda probe, caller: [{"display_name": f"Guest {next(COUNT)}"}],
    # As the one of the demo that stands still.
    "retryEventBroadcast": lambda probe, caller: [{"expected_version": 2}],
    "publishEventFormSettings": lambda probe, caller: [{"expected_version": version} for version in range(1, 5)],
    "submitEventAnswersDraft": lambda probe, caller: [{"form_id": form, "expected_version": 1} for form in ASKED],
    "previewEventAnswerErasure": lambda probe, caller: [{}],
    "setEventAttendanceReward": lambda probe, caller: [{"hours": 1, "expected_version": version} for version in range(4)],
    "cancelEventGuest": lambda probe, caller: [{"reason": "The room is smaller than we thought."}],
    "recordEventGuestAttendance": lambda probe, caller: [{"expected_version": 0}],
    "submitEventAnswers": answers(),
    "amendEventAnswers": answers(expected_version=1),
    "grantEventStaffRole": lambda probe, caller: [{"user_id": probe.callers.id(name), "role": "check_in_staff"} for name in MEMBERS],
    # Whoever organizes it already goes on.
    "transferEventOwnership": lambda probe, caller: [{"user_id": probe.callers.id(caller)}],
    "refreshToken": refresh_token,
    "logout": refresh_token,
    "revokeToken": refresh_token,
    "validateTokenInBody": access_token,
    "register": register,
    # The number of the example is one of another submission.
    "approveListing": lambda probe, caller: [{}],
    "toggleBookmark": keep,
    "saveItem": save,
    "moveBookmark": lambda probe, caller: [{"collection_id": None}],
    "createFeedPost": lambda probe, caller: [{"content": "The workshop is open again!"}],
    "toggleFeedLike": answer(),
    "createComment": answer(content="How lovely!"),
    "toggleReaction": answer(reaction_type="clap"),
    "toggleCommentReaction": react,
    "togglePostReaction": react,
    "giveFaqFeedback": rate,
    "linkEventToSeries": own_series,
    "bulkActOnMarketplaceListings": several,
    "requestConnection": request_connection,
    "createMarketplaceOrder": marketplace_order,
    "validateMarketplaceCoupon": with_coupon,
    "redeemMarketplaceLoyalty": lambda probe, caller: [{**LOYAL, "credits_to_use": 0.1}],
    # The time of the example may be over.
    "createMarketplacePickupSlot": lambda probe, caller: [SLOT],
    "updateMarketplacePickupSlot": lambda probe, caller: [SLOT],
    # The category of the example is one of another community.
    "createEvent": lambda probe, caller: [
        {"title": "Repair evening", "description": "Bring what is broken.", "start_time": "2099-05-01T18:00:00"}
    ],
    "createRecurringEvent": lambda probe, caller: [
        {
            "title": f"Repair evening {caller}", "description": "Bring what is broken.", "start_time": "2099-05-01T18:00:00",
            "recurrence_frequency": "weekly", "recurrence_ends_after_count": 3,
        }
    ],
    "authorizeChannel": lambda probe, caller: [CHANNEL],
    "sendVoiceMessage": voice,
    "setListingImage": lambda probe, caller: [{"image": PICTURE}],
    "addListingImages": lambda probe, caller: [{"images[]": PICTURE}],
    "reorderListingImages": order,
    "addMarketplaceListingImages": lambda probe, caller: [{"images[]": PICTURE}],
    "setMarketplaceListingVideo": lambda probe, caller: [{"video": VIDEO}],
    "reorderMarketplaceListingImages": marketplace_order_of_pictures,
    "importMarketplaceListings": lambda probe, caller: [{"file": TABLE}],
    "addMarketplaceCollectionItem": gather_things,
    # The category of the example is one of another community.
    "createMarketplaceSavedSearch": lambda probe, caller: [{"name": "Tables", "search_query": "table"}],
    "setEventImage": lambda probe, caller: [{"image": PICTURE}],
    "setGroupImage": lambda probe, caller: [{"image": PICTURE}],
    "uploadGroupFile": lambda probe, caller: [{"file": PICTURE}],
    "setAvatar": lambda probe, caller: [{"avatar": PICTURE}],
    "addSkill": named("Skill"),
    "createBookmarkCollection": named("Collection"),
    "createTransactionCategory": named("Category"),
    # Nobody can write to a member who does not want it.
    "updateMessagingSettings": lambda probe, caller: [{"messaging_enabled": True}],
    "setMyLanguage": lambda probe, caller: [{"language": "en"}],
}

# Query parameters without which nothing is found.
QUERIES = {
    "listNearbyListings": {"lat": 53.271, "lon": -9.056},
    "listNearbyEvents": {"lat": 53.271, "lon": -9.056},
    "listNearbyMarketplaceListings": {"latitude": 53.271, "longitude": -9.056},
    # The first post of the demo.
    "listComments": {"target_type": "post", "target_id": 1},
    "listSearchSuggestions": {"q": "an"},
    "searchMembers": {"q": "a"},
    "searchPayees": {"q": "a"},
    "searchSkills": {"q": "a"},
    "listMembersWithSkill": {"skill": "Baking"},
    "listNearbyMembers": {"lat": 53.271, "lon": -9.056},
    "authorizeChannelByQuery": CHANNEL,
}

def member(probe):
    """Mere members."""
    return [{"id": probe.callers.id(name)} for name in MEMBERS]


# Parameters of paths that everybody knows, so that no answer gives them.
PATHS = {
    # The demo's campaign that was sent to members.
    "openPushCampaign": lambda _: [{"id": 1}],
    "setMyAvailabilityOfDay": lambda _: [{"id": 1}],
    "impersonateMember": member,
    "resetMemberSecondFactor": member,
}

# What is taken back at once, because later calls would be refused: the operation that does it.
TAKEN_BACK = {"blockMember": "unblockMember", "muteMember": "unmuteMember"}


def trade(probe, made) -> None:
    """Offers and orders in every state that two people and a member of staff can bring about."""
    ben = probe.callers.id("ben")

    def sold(title: str, kind: str) -> int:
        thing = {"title": title, "description": "Solid oak.", "price": 20, "price_type": kind, "local_pickup": True, "quantity": 1, "inventory_count": 20}
        listing = made("createMarketplaceListing", "ben", thing).get("id", 0)
        made("approveMarketplaceListing", "admin", id=listing)
        made("getMarketplaceListing", "ada", id=listing)
        return listing

    wanted = [sold(f"Oak table {number}", "negotiable") for number in range(5)]
    offers = [made("createMarketplaceOffer", "ada", {"amount": 10, "message": "Ten?"}, id=listing).get("id", 0) for listing in wanted]
    for listing in wanted:
        made("listMarketplaceListingOffers", "ben", id=listing)
    made("listMarketplaceOffersSent", "ada")
    made("listMarketplaceOffersReceived", "ben")
    for offer in offers[2:4]:
        made("counterMarketplaceOffer", "ben", {"amount": 15, "message": "Fifteen."}, id=offer)
    made("acceptMarketplaceOffer", "ben", id=offers[0])
    made("declineMarketplaceOffer", "ben", id=offers[1])
    made("acceptMarketplaceCounterOffer", "ada", id=offers[2])
    made("withdrawMarketplaceOffer", "ada", id=offers[3])
    for listing in wanted:
        made("createMarketplaceOffer", "cleo", {"amount": 11, "message": "Eleven?"}, id=listing)
        made("listMarketplaceListingOffers", "ben", id=listing)

    fixed = sold("Oak chair", "fixed")
    wish = {"listing_id": fixed, "shipping_method": "pickup"}
    orders = [
        made("createMarketplaceOrder", "ada", {**wish, "idempotency_key": f"conformance-trade-{number:06}"}).get("id", 0)
        for number in range(5)
    ]
    for caller, operation in (("ada", "listMarketplacePurchases"), ("ben", "listMarketplaceSales")):
        made(operation, caller)
    for caller in ("ada", "ben"):
        for bought in made("listMarketplacePurchases", caller):
            if bought["payment_method"] == "card":
                made("getMarketplacePaymentStatus", caller, id=bought["id"])
    for order in orders[:3]:
        made("confirmMarketplacePayment", "ben", id=order)
        made("getMarketplaceOrder", "ada", id=order)
    for order in orders[:2]:
        made("shipMarketplaceOrder", "ben", {"tracking_number": "RR1"}, id=order)
        made("confirmMarketplaceDelivery", "ada", id=order)
    made("cancelMarketplaceOrder", "ada", {"reason": "Changed my mind."}, id=orders[3])
    claim = {"reason": "damaged", "description": "A leg is off."}
    disputes = [made("openMarketplaceDispute", "ada", claim, id=order).get("id", 0) for order in orders[1:3]]
    made("listMarketplaceDisputes", "admin")
    for order in orders:
        made("rateMarketplaceOrder", "ada", {"rating": 5}, id=order)
        made("listMarketplaceOrderRatings", "ada", id=order)
        made("getMarketplaceOrder", "ada", id=order)
    made("listMarketplacePaymentSums", "admin")
    made("listOverdueMarketplaceOrders", "admin")
    for delivery in made("listUnpaidMarketplaceDeliveries", "admin"):
        made("settleMarketplaceDelivery", "admin", {"settlement": "settled", "reason": "The two agreed."}, id=delivery["id"])
    for refund in made("listMarketplaceCardRefunds", "admin"):
        made("settleMarketplaceCardRefund", "admin", {"reason": "By bank transfer."}, id=refund["id"])
    for payment in made("listMarketplacePaymentsForStaff", "admin"):
        if payment["held"]:
            made("releaseMarketplacePayment", "admin", {"reason": "The buyer says that it has come."}, id=payment["order_id"])
    made("resolveMarketplaceDispute", "admin", {"resolution": "seller", "resolution_notes": "It left whole."}, id=disputes[0])
    for caller in ("ada", "ben"):
        made("listMarketplaceListingPickupSlots", caller, id=fixed)
    time = {"slot_start": "2099-05-01T10:00:00Z", "slot_end": "2099-05-01T12:00:00Z"}
    slot = made("createMarketplacePickupSlot", "ben", time).get("id", 0)
    made("listMarketplaceListingPickupSlots", "ada", id=fixed)
    pickup = made("reserveMarketplacePickup", "ada", {"slot_id": slot}, id=orders[4])
    made("confirmMarketplacePayment", "ben", id=orders[4])
    made("scanMarketplacePickup", "ben", {"qr_code": pickup.get("qr_code", "none")})
    made("listMyMarketplacePickups", "ada")
    # While a seller has times, nothing is ordered from them without one.
    made("updateMarketplacePickupSlot", "ben", {"is_active": False}, id=slot)
    deliveries(probe, made)
    discounts(made, fixed)
    loyalty(probe, made)
    report = {"reason": "misleading", "description": "It is no oak."}
    reports = [made("reportMarketplaceListing", caller, report, id=wanted[4]).get("id", 0) for caller in ("ada", "cleo", "broker")]
    made("listMarketplaceReports", "ada")
    made("listMarketplaceReportsForStaff", "admin")
    decision = {"action_taken": "none", "resolution_reason": "The seller showed the bill."}
    made("resolveMarketplaceReport", "admin", decision, id=reports[0])
    made("resolveMarketplaceReport", "admin", decision, id=reports[1])
    made("appealMarketplaceReport", "cleo", {"appeal_text": "The bill names another table."}, id=reports[1])
    made("listMarketplaceListingReports", "admin", id=wanted[4])
    made("getMarketplaceReport", "ada", id=reports[0])
    made("listMarketplaceSellerListings", "ada", id=ben)
    made("getMarketplaceListing", "ada", id=fixed)
    for caller, member in (("admin", ben), ("admin", probe.callers.id("ada"))):
        made("getMember", caller, id=member)


def deliveries(probe, made) -> None:
    """A gift of Ben's that members bring: ordered by Ada, and offered to be brought by Cleo in every state."""
    cleo = probe.callers.id("cleo")
    gift = {"title": "Oak shavings", "description": "A sack of them.", "price_type": "free", "local_pickup": True, "quantity": 1}
    listing = made("createMarketplaceListing", "ben", {**gift, "delivery_method": "community_delivery"}).get("id", 0)
    made("approveMarketplaceListing", "admin", id=listing)
    made("getMarketplaceListing", "ada", id=listing)
    wish = {"listing_id": listing, "shipping_method": "community_delivery"}
    orders = [
        made("createMarketplaceOrder", "ada", {**wish, "idempotency_key": f"conformance-bring-{number:06}"}).get("id", 0)
        for number in range(10)
    ]
    made("listOpenMarketplaceDeliveries", "cleo")
    for order in orders[:5]:
        made("createMarketplaceDeliveryOffer", "cleo", {"time_credits": 0.25, "estimated_minutes": 30}, id=order)
        made("listMarketplaceDeliveryOffers", "ada", id=order)
    made("withdrawMarketplaceDeliveryOffer", "cleo", id=orders[0], delivererId=cleo)
    for order in orders[1:3]:
        made("acceptMarketplaceDeliveryOffer", "ada", id=order, delivererId=cleo)
    made("confirmMarketplaceDeliveryOffer", "ada", id=orders[1], delivererId=cleo)
    made("listMyMarketplaceDeliveries", "cleo")


def discounts(made, listing: int) -> None:
    """Coupons of Ben's: one that others use, online and in his shop, one that staff suspend, and some that may be deleted."""
    tenth = {"title": "A tenth off", "discount_type": "percent", "discount_value": 10, "status": "active"}
    coupon = made("createMarketplaceCoupon", "ben", {**tenth, "code": "CONFORMANCE", "max_uses_per_member": 100}).get("id", 0)
    others = [made("createMarketplaceCoupon", "ben", tenth).get("id", 0) for _ in range(6)]
    made("validateMarketplaceCoupon", "ada", {"code": "CONFORMANCE", "listing_id": listing})
    token = made("createMarketplaceCouponToken", "ada", id=coupon)
    made("redeemMarketplaceCouponToken", "ben", {"token": token.get("token", "none")})
    wish = {"listing_id": listing, "shipping_method": "pickup", "coupon_code": "CONFORMANCE", "idempotency_key": "conformance-coupon-01"}
    made("createMarketplaceOrder", "ada", wish)
    for caller in ("ada", "ben"):
        made("listMarketplaceCoupons", caller)
        made("getMarketplaceCoupon", caller, id=coupon)
    made("listMyMarketplaceCoupons", "ben")
    made("updateMarketplaceCoupon", "ben", {"title": "Ten percent off"}, id=coupon)
    made("listMarketplaceCouponRedemptions", "ben", id=coupon)
    made("listMarketplaceCouponsForStaff", "admin")
    made("suspendMarketplaceCoupon", "admin", id=others[0])
    made("removeMarketplaceCoupon", "admin", id=others[1])
    made("deleteMarketplaceCoupon", "ben", id=others[2])


def loyalty(probe, made) -> None:
    """A listing of Ben's in Swiss francs that hours take something off: reserved, used, reversed, and reserved again."""
    ben = probe.callers.id("ben")
    thing = {"title": "Cow bell", "description": "It rings.", "price": 80, "price_currency": "CHF", "local_pickup": True, "quantity": 1}
    listing = made("createMarketplaceListing", "ben", thing).get("id", 0)
    made("approveMarketplaceListing", "admin", id=listing)
    made("getMarketplaceListing", "ada", id=listing)
    terms = {"accepts": True, "exchange_rate_chf": 10, "max_discount_pct": 50}
    made("setMarketplaceLoyaltySeller", "admin", terms, userId=ben)
    made("getMarketplaceLoyaltySeller", "admin", userId=ben)
    made("listMarketplaceLoyaltySellers", "admin")
    LOYAL.update({"seller_id": ben, "listing_id": listing})
    wish = {"listing_id": listing, "shipping_method": "pickup"}
    orders = []
    for number in range(4):
        redeemed = made("redeemMarketplaceLoyalty", "ada", {**LOYAL, "credits_to_use": 0.1}).get("redemption_id", 0)
        key = {"loyalty_redemption_id": redeemed, "idempotency_key": f"conformance-loyal-{number:06}"}
        orders.append(made("createMarketplaceOrder", "ada", {**wish, **key}).get("id", 0))
    made("cancelMarketplaceOrder", "ada", {"reason": "Changed my mind."}, id=orders[0])
    made("listMyMarketplaceLoyaltyRedemptions", "ada")
    made("listMarketplaceLoyaltyRedemptionsForStaff", "admin")


def tickets(probe, made, event) -> None:
    """Seats of Ben's evening: drafts and active ones, of which Cleo has some; some are offered to Ada."""
    for number in range(4):
        seat = made("createEventTicketType", "ben", *keyed(**SEAT), id=event).get("ticket_type", {}).get("id", 0)
        if number % 2:
            made("activateEventTicketType", "ben", *keyed(expected_version=1), id=event, ticketTypeId=seat)
            for place in range(5):
                taken = made("allocateEventTicket", "cleo", *keyed(units=1), id=event, ticketTypeId=seat)
                entitlement = taken.get("entitlement", {}).get("id", 0)
                if place:
                    offer = {"user_id": probe.callers.id("ada"), "expected_version": 1}
                    made("offerEventTicketTransfer", "cleo", offer, id=event, entitlementId=entitlement)
    for caller in ("cleo", "ada"):
        made("listEventTicketTransfers", caller, id=event)
    made("listEventTickets", "cleo", id=event)
    made("listEventTickets", "ben", id=event)
    made("listEventTicketEntitlements", "ben", id=event)


def forms(made, event) -> None:
    """What Ben asks those who come: drafts, one that is published, and Cleo's answers."""
    asks = {"title": "Before you come", "questions": [{"key": "food", "kind": "short_text", "label": "Food?"}]}
    for number in range(5):
        form = made("createEventForm", "ben", asks, id=event).get("id", 0)
        if number == 0:
            made("publishEventForm", "ben", {"expected_version": 1}, id=event, formId=form)
            ASKED.append(form)
    given = {"form_id": ASKED[-1], "answers": [{"key": "food", "value": "Soup"}]}
    made("submitEventAnswers", "cleo", given, id=event)
    made("submitEventAnswers", "ada", {**given, "draft": True}, id=event)
    made("updateEventFormSettings", "ben", {"answers": "none", "draft": True, "expected_version": 1}, id=event)
    for caller in ("cleo", "ada"):
        made("getEventForm", caller, id=event)
    made("getEventFormsForStaff", "ben", id=event)
    made("listEventSubmissions", "ben", id=event)


def guests_of_members(made, event) -> None:
    """Cleo brings guests to Ben's evening, one of them twice."""
    made("updateEventFormSettings", "ben", {"answers": "none", "guests_per_member": 20, "expected_version": 0}, id=event)
    own = made("getEventRelationship", "cleo", id=event).get("registration", {}).get("id", 0)
    for name in ("Dora", "Dora", "Emil", "Fay"):
        made("addEventGuest", "cleo", {"display_name": name}, id=event, registrationId=own)
    for caller in ("cleo", "ben"):
        made("listEventGuests", caller, id=event)


def safety(probe, made, event, number) -> None:
    """What Ben's evenings ask: the first nothing yet, the second a draft, the third something that is in force and that Cleo and Ada have met in part."""
    demands = {"guardian_consent_below_age": 18, "code_of_conduct": "Be kind.", "expected_revision": 0}
    if number:
        made("updateEventSafetyRequirements", "ben", demands, id=event)
    if number > 1:
        made("publishEventSafetyRequirements", "ben", {"expected_revision": 1}, id=event)
        for caller in ("cleo", "ada"):
            made("acknowledgeEventCodeOfConduct", caller, {"version": 1}, id=event)
            guardian = {"guardian_name": "Dora", "guardian_email": "dora@meadow.example", "relation": "parent"}
            made("requestEventGuardianConsent", caller, guardian, id=event)
            made("getEventSafety", caller, id=event)
    made("denyEventParticipation", "ben", {"user_id": probe.callers.id("cleo"), "reason": "A concern."}, id=event)
    made("listEventSafetyReviews", "ben", id=event)
    made("getEventSafety", "ben", id=event)
    made("getEvent", "ada", id=event)


def discover(probe, made) -> None:
    """Things of Ben's with a picture and a video, one of them promoted; collections and searches of Ada's and Ben's."""
    thing = {"title": "Oak shelf", "description": "Four boards.", "price": 20, "local_pickup": True, "quantity": 1}
    listings = []
    for _ in range(4):
        listing = made("createMarketplaceListing", "ben", thing).get("id", 0)
        made("addMarketplaceListingImages", "ben", {"images[]": PICTURE}, "multipart/form-data", id=listing)
        made("setMarketplaceListingVideo", "ben", {"video": VIDEO}, "multipart/form-data", id=listing)
        made("approveMarketplaceListing", "admin", id=listing)
        made("getMarketplaceListing", "ada", id=listing)
        listings.append(listing)
    made("promoteMarketplaceListing", "ben", {"promotion_type": "bump"}, id=listings[0])
    made("listMyMarketplacePromotions", "ben")
    for caller in ("ada", "ben"):
        for name in ("For the flat", "For the boat"):
            collection = made("createMarketplaceCollection", caller, {"name": name, "is_public": True}).get("id", 0)
            for listing in listings[:3]:
                made("addMarketplaceCollectionItem", caller, {"listing_id": listing}, id=collection)
            made("listMarketplaceCollectionItems", caller, id=collection)
        made("listMarketplaceCollections", caller)
        for _ in range(3):
            made("createMarketplaceSavedSearch", caller, {"name": "Shelves", "search_query": "shelf"})
        made("listMarketplaceSavedSearches", caller)


def gather(probe, made) -> None:
    """Evenings of Ben's: one in a series, and full ones with a line, for which one may still wait."""
    evening = {"title": "Repair evening", "description": "Bring what is broken.", "start_time": "2099-05-01T18:00:00"}
    place = {"location": "Galway", "latitude": 53.271, "longitude": -9.056}
    series = made("createEventSeries", "ben", {"title": "Repair evenings"}).get("id", 0)
    for number in range(3):
        event = made("createEvent", "ben", {**evening, **place, "max_attendees": 6 if number else 1}).get("id", 0)
        made("publishEvent", "ben", id=event)
        if number == 0:
            made("linkEventToSeries", "ben", {"series_id": series}, id=event)
        made("grantEventStaffRole", "ben", {"user_id": probe.callers.id("cleo"), "role": "check_in_staff"}, id=event)
        made("listEventStaff", "ben", id=event)
        made("confirmEventRegistration", "cleo", {}, id=event)
        tickets(probe, made, event)
        guests_of_members(made, event)
        forms(made, event)
        over = made("createEvent", "ben", {**evening, **place}).get("id", 0)
        made("publishEvent", "ben", id=over)
        made("cancelEvent", "ben", {"reason": "The hall is closed."}, id=over)
        made("getEvent", "ben", id=over)
        made("createEventSession", "ben", session(), id=event)
        made("getEventAgenda", "cleo", id=event)
        made("getEventAgenda", "ben", id=event)
        made("getEvent", "ada", id=event)
        made("getEvent", "ben", id=event)
    # Evenings to which somebody is invited, about whom the organizer then decides.
    for number in range(3):
        event = made("createEvent", "ben", {**evening, **place}).get("id", 0)
        made("publishEvent", "ben", id=event)
        invited = [{"user_id": probe.callers.id("ada"), "action": "invite"}]
        made("changeEventPeople", "ben", {"operations": invited}, id=event)
        made("getEvent", "ben", id=event)
        made("listEventPeople", "ben", id=event)
        said = {"subject": "Bring a lamp", "body": "The hall is dark this week.", "segments": ["confirmed"]}
        for _ in range(3):
            made("createEventBroadcast", "ben", said, eventId=event)
        made("listEventBroadcasts", "ben", eventId=event)
        for _ in range(4):
            made("createEventTemplate", "ben", {"name": "Repair evening"}, sourceEventId=event)
        made("listEventTemplates", "ben")
        safety(probe, made, event, number)
        for _ in range(4):
            made("createEventInvitationCampaign", "ben", {"audience": "interested"}, id=event)
            made("createEventInvitationLink", "ben", {"max_uses": 20}, id=event)
        made("listEventInvitationCampaigns", "ben", id=event)
        made("listEventInvitations", "ben", id=event)
        # Another evening than those that members are invited to, so that they may come by a link.
        LINKS.append(made("createEventInvitationLink", "ben", {"max_uses": 20}, id=event).get("token", ""))
        made("confirmEventRegistration", "cleo", {}, id=event)
        for _ in range(3):
            device = made("registerEventOfflineDevice", "ben", {"label": "Tablet"}, id=event)
            TABLETS.append(device.get("token", ""))
        made("getEventOfflineCheckin", "ben", id=event)
    made("listMyEventInvitations", "ada")
    for caller in ("ben", "ada"):
        made("listEventSeries", caller)
        made("getEventSeries", caller, seriesId=series)
        made("listEvents", caller)
    # What has begun is read last, so that it is tried first.
    begun = Call({}, {"when": "past"}, None)
    for caller in ("cleo", "ben"):
        for event in probe.send(probe.contract.operations["listEvents"], caller, begun).json().get("data", []):
            made("getEvent", caller, id=event["id"])
            made("getEventCheckInCode", caller, id=event["id"])
            made("listEventAttendance", caller, id=event["id"])
            made("listEventGuests", caller, id=event["id"])
    # Ben's tablet says that somebody came who was noted by hand: a conflict, which he may decide about.
    for event in probe.send(probe.contract.operations["listEvents"], "ben", begun).json().get("data", []):
        made("listEventBroadcasts", "ben", eventId=event["id"])
        tablet = made("registerEventOfflineDevice", "ben", {"label": "Tablet"}, id=event["id"]).get("token")
        if not tablet:
            continue
        entries = made("getEventOfflineManifest", "ben", {"device_token": tablet}, id=event["id"]).get("entries", [])
        now = datetime.datetime.now(datetime.timezone.utc).isoformat()
        items = [
            {"item_key": f"item-{next(COUNT)}", "action": "check_in", "reference": entry["reference"], "occurred_at": now, "base_version": 0}
            for entry in entries
            if entry["attendance_version"] > 0
        ]
        if items:
            batch = {"device_token": tablet, "batch_key": "conformance-conflicts", "device_time": now, "items": items}
            made("syncEventOfflineCheckin", "ben", batch, id=event["id"])
        made("issueEventOfflineCredential", "cleo", id=event["id"])
        made("getOwnEventOfflineCredential", "cleo", id=event["id"])
        made("getEventOfflineCheckin", "ben", id=event["id"])
        made("listEventOfflineConflicts", "ben", id=event["id"])
    for given, _ in probe.pool.of("getListing", "ben")[:2]:
        made("toggleBookmark", "ben", {"type": "listing", "id": given["id"]})
        made("saveItem", "ben", {"item_type": "listing", "item_id": given["id"]})
        pair = Call({}, {"item_type": "listing", "item_id": given["id"]}, None)
        probe.send(probe.contract.operations["unsaveItem"], "ben", pair)
        made("saveItem", "ben", {"item_type": "listing", "item_id": given["id"]})
    made("listBookmarks", "ben")
    for caller in ("ada", "ben"):
        shown = made("createSavedCollection", caller, {"name": "For everybody", "is_public": True}).get("id", 0)
        made("listSavedItems", caller, id=shown)
    # Questions, so that one is left to be rated when one was deleted, and searches.
    for question in ("How do I get hours?", "Do hours expire?"):
        faq = made("createFaq", "admin", {"question": question, "answer": "Read on."}).get("id", 0)
        made("giveFaqFeedback", "ben", {"faq_id": faq, "helpful": True, "comment": "Thank you."})
    # Three write to staff.
    for caller in ("ada", "ben", "cleo"):
        made("reportProblem", caller, {"summary": "The wallet stays empty", "description": "It says zero hours."})
        made("listMySupportRequests", caller)
    # Something to tell of one's safety, and two who told it.
    option = made("createSafeguardingOption", "admin", {"option_key": "conformance", "option_type": "checkbox", "label": "I would like support"}).get("id", 0)
    for caller in ("ben", "cleo"):
        made("chooseOnboardingSafeguarding", caller, {"preferences": [{"option_id": option}]})
    made("listSafeguardingChoices", "broker")
    made("listMySafeguardingReads", "ben")
    # Two ask for somebody to step in.
    for asker, given in [("ben", probe.callers.id("ada")), ("cleo", probe.callers.id("ben"))]:
        written = made("sendMessage", asker, {"recipient_id": given, "body": "Please stop."}).get("id", 0)
        made("requestCoordinator", asker, {"reason": "They do not stop."}, id=written)
    made("listCoordinatorRequests", "broker")
    for caller in ("ada", "ben", "ada", "ben"):
        made("createSavedSearch", caller, {"name": "Gardens", "query_params": {"q": "garden"}})
    # Posts, so that some are left when one was deleted, with what two say to them.
    for caller in ("ada", "ben"):
        made("createFeedPost", caller, {"content": "The workshop opens again!", "publish_status": "scheduled", "scheduled_at": f"{datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=30):%Y-%m-%dT%H:%M:%SZ}"})
        made("listScheduledFeedPosts", caller)
        made("createFeedPost", caller, {"content": "The workshop is open again! #repair"})
        made("createFeedPost", caller, {"content": "", "media[]": PICTURE, "alt_texts[]": "A bench with tools"}, "multipart/form-data")
        made("listTrendingHashtags", caller)
        probe.send(probe.contract.operations["searchHashtags"], caller, Call({}, {"q": "rep"}, None))
    for caller in ("ada", "ben", "ada", "ben", "ada", "ben"):
        post = made("createFeedPost", caller, {"content": "The workshop is open again!"}).get("id", 0)
        for other in ("ada", "ben", "cleo"):
            said = {"target_type": "post", "target_id": post}
            made("createComment", other, {**said, "content": "How lovely!"})
            made("toggleReaction", other, {**said, "reaction_type": "love"})
            made("getReactions", other, type="post", id=post)
            made("getPostReactions", other, id=post)
            made("getFeedPost", other, id=post)
        made("reportFeedItem", "cleo", {"reason": "It is an advertisement."}, type="post", id=post)
        more = made("createFeedPost", caller, {"content": "Who brings a ladder?"}).get("id", 0)
        made("getFeedPost", "cleo", id=more)
    for caller in ("ada", "ben", "cleo"):
        made("listFeed", caller)
    for caller in ("broker", "admin"):
        made("listFeedForStaff", caller)


def advertise(made) -> None:
    """Push campaigns of Ben's: drafts, some that wait, and some that go out in a month."""
    later = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=30)
    words = {"name": "Spring", "title": "Bikes are ready", "body": "Ten percent off.", "scheduled_at": f"{later:%Y-%m-%dT%H:%M:%SZ}"}
    drafts = [made("createPushCampaign", "ben", words).get("id", 0) for _ in range(16)]
    for campaign in drafts[4:]:
        made("submitPushCampaign", "ben", id=campaign)
    for campaign in drafts[8:]:
        made("approvePushCampaign", "admin", id=campaign)
    for campaign in drafts[12:]:
        made("pausePushCampaign", "admin", id=campaign)
    for campaign in drafts:
        made("getPushCampaign", "ben", id=campaign)
        made("getPushCampaignForStaff", "admin", id=campaign)
    made("listPushCampaigns", "ben")
    made("listPushCampaignsForStaff", "admin")


def prepare(probe) -> None:
    """What the demo lacks: two who ask to join, files between two, pictures of a listing, a block, a category, a listing that was rejected.

    What is read last is tried first: exchanges that wait for a broker are few.
    """

    def made(operation: str, caller: str, body=None, media: str = "application/json", **path):
        answer = probe.send(probe.contract.operations[operation], caller, Call(path, {}, body), media)
        return answer.json().get("data", {}) if answer.status_code < 300 else {}

    ada = probe.callers.id("ada")
    group = made("createGroup", "ben", {"name": "Bee keepers", "description": "We keep bees.", "visibility": "private"})
    for caller in ("ada", "broker"):
        made("joinGroup", caller, id=group.get("id", 0))
    made("listGroupRequests", "ben", id=group.get("id", 0))
    for _ in range(3):
        made("uploadGroupFile", "ben", {"file": PICTURE}, "multipart/form-data", id=group.get("id", 0))
    made("listGroupFiles", "ben", id=group.get("id", 0))
    for caller in ("ben", "cleo"):
        made("requestConnection", caller, {"user_id": ada})
    made("listConnections", "ada")
    file = {"recipient_id": str(ada), "body": "A picture", "attachments": PICTURE}
    made("sendMessage", "ben", file, "multipart/form-data")
    made("getMessageThread", "ben", id=ada)
    for given, caller in probe.pool.of("setListingImage", "ben")[:1]:
        made("addListingImages", caller, {"images[]": PICTURE}, "multipart/form-data", id=given["id"])
        made("getListing", caller, id=given["id"])
    gather(probe, made)
    discover(probe, made)
    advertise(made)
    for given, _ in probe.pool.of("blockMember", "ben")[-1:]:
        probe.send(probe.contract.operations["blockMember"], "ben", Call(given, {}, None))
    made("listBlockedMembers", "ben")
    made("createTransactionCategory", "admin", {"name": "Lessons"})
    made("listTransactionCategories", "admin")
    waiting = Call({}, {"status": "pending_broker"}, None)
    probe.send(probe.contract.operations["listExchangesForBrokers"], "broker", waiting)
    for given, _ in probe.pool.of("saveMarketplaceListing", "ada")[:1]:
        made("saveMarketplaceListing", "ada", **given)
        made("listSavedMarketplaceListings", "ada")
    made("saveMarketplaceSellerProfile", "ben", {"seller_type": "business", "business_name": "Ben's tables"})
    made("listMarketplaceSellersForStaff", "admin")
    trade(probe, made)
    paper = {"type": "acceptable_use", "title": "Use", "content": "Be kind.", "requires_acceptance": False}
    paper = made("publishLegalVersion", "admin", paper)
    QUERIES["compareLegalVersions"] = {"v1": paper.get("id", 0), "v2": paper.get("id", 0)}
    made("acceptLegalDocument", "cleo", {"document_id": paper.get("document_id", 0), "version_id": paper.get("id", 0)})
    made("listLegalAcceptances", "admin", type="acceptable_use")
    made("getMember", "admin", id=probe.callers.id("cleo"))
    # Two listings wait. One is rejected, and the other is left for whoever approves.
    for given, _ in probe.pool.of("rejectListing", "broker")[:1]:
        made("rejectListing", "broker", {"reason": "Please say what you bring along."}, **given)
