package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.sample.SampleApi.Reply;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class CalendarSampleTest {
    @SuppressWarnings("NullAway.Init")
    private static SampleApi api;

    @BeforeAll
    static void serve() {
        api = SampleApi.of("calendar", "Authorization", "Bearer any");
    }

    @BeforeEach
    void forget() {
        api.reset();
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static String calendar(String title) {
        return "/calendars/" + api.create("/calendars", "{'title':'" + title + "'}", "id");
    }

    private static Reply event(String calendar, String title, int day) {
        String date = "2025-02-0" + day + "T";
        return api.post(
                calendar + "/events",
                "{'title':'" + title + "','start':'" + date + "09:00:00Z','end':'" + date + "10:00:00Z'}");
    }

    private static String path(String calendar, Reply event) {
        assertThat(event.status()).isEqualTo(201);
        return calendar + "/events/" + event.at("id");
    }

    @Test
    void timeZonesAreSeeded() {
        assertThat(api.get("/timeZones").each("items", "id"))
                .containsExactlyInAnyOrder("oslo", "lisbon", "lagos", "kolkata");
        assertThat(api.get("/timeZones/kolkata").at("utcOffset")).isEqualTo("+05:30");
        assertThat(api.get("/timeZones/mars").status()).isEqualTo(404);
    }

    @Test
    void aCalendarIsMadeChangedAndRemovedWithItsEvents() {
        String calendar = calendar("Lighthouse");
        assertThat(api.get(calendar).at("timeZoneId")).isEqualTo("oslo");
        assertThat(api.patch(calendar, "{'color':'#0369a1'}").at("title")).isEqualTo("Lighthouse");
        assertThat(api.patch(calendar, "{'color':'blue'}").status()).isEqualTo(400);
        String event = path(calendar, event(calendar, "Polish the lens", 3));
        assertThat(api.delete(calendar).status()).isEqualTo(204);
        assertThat(api.get(event).status()).isEqualTo(404);
        assertThat(api.get("/calendars").each("items", "id")).isEmpty();
    }

    @Test
    void aCalendarIsSharedWithEverybodyOnce() {
        String calendar = calendar("Lighthouse");
        String other = calendar("Harbour");
        String rule = "{'email':'jonas@example.com'}";
        String path = "/rules/" + api.create(calendar + "/rules", rule, "id");
        assertThat(api.get(calendar + path).at("role")).isEqualTo("reader");
        assertThat(api.post(calendar + "/rules", rule).status()).isEqualTo(409);
        assertThat(api.post(other + "/rules", rule).status()).isEqualTo(201);
        assertThat(api.patch(calendar + path, "{'role':'writer'}").at("role")).isEqualTo("writer");
        assertThat(api.get(other + path).status()).isEqualTo(404);
        assertThat(api.delete(calendar + path).status()).isEqualTo(204);
        assertThat(api.get(calendar + "/rules").each("items", "email")).isEmpty();
        assertThat(api.get(other + "/rules").each("items", "role")).containsExactly("reader");
    }

    @Test
    void eventsAreListedInTheOrderInWhichTheyStart() {
        String calendar = calendar("Lighthouse");
        event(calendar, "Polish the lens", 3);
        event(calendar, "Buy oil", 1);
        event(calendar("Harbour"), "Sail", 2);
        assertThat(api.get(calendar + "/events").each("items", "title")).containsExactly("Buy oil", "Polish the lens");
        Reply page = api.get(calendar + "/events?pageSize=1");
        Reply next = api.get(calendar + "/events?pageSize=1&pageToken=" + page.at("nextPageToken"));
        assertThat(next.each("items", "title")).containsExactly("Polish the lens");
        assertThat(next.at("nextPageToken")).isEmpty();
    }

    @Test
    void eventsAreFoundByTimeAndWords() {
        String calendar = calendar("Lighthouse");
        event(calendar, "Polish the lens", 3);
        event(calendar, "Buy oil", 1);
        assertThat(api.get(calendar + "/events?startFrom=2025-02-02T00:00:00Z").each("items", "title"))
                .containsExactly("Polish the lens");
        assertThat(api.get(calendar + "/events?startUntil=2025-02-02T00:00:00Z").each("items", "title"))
                .containsExactly("Buy oil");
        assertThat(api.get(calendar + "/events?q=lens").each("items", "title")).containsExactly("Polish the lens");
    }

    @Test
    void aSyncTokenReturnsTheChanges() {
        String calendar = calendar("Lighthouse");
        String event = path(calendar, event(calendar, "Polish the lens", 3));
        event(calendar, "Buy oil", 1);
        String since = api.patch(event, "{'location':'Lamp room'}").at("updatedAt");
        assertThat(api.get(calendar + "/events?updatedSince=" + since).each("items", "title"))
                .containsExactly("Polish the lens");
    }

    @Test
    void aStaleVersionIsRejected() {
        String calendar = calendar("Lighthouse");
        Reply made = event(calendar, "Polish the lens", 3);
        String event = path(calendar, made);
        String seen = made.field("etag");
        assertThat(api.get(event, "If-None-Match", seen).status()).isEqualTo(304);
        Reply changed = api.patch(event, "{'location':'Lamp room'}", "If-Match", seen);
        assertThat(changed.field("etag")).isNotEmpty().isNotEqualTo(seen);
        Reply stale = api.patch(event, "{'location':'Cellar'}", "If-Match", seen);
        assertThat(stale.status()).isEqualTo(412);
        assertThat(stale.at("reason")).isEqualTo("preconditionFailed");
        assertThat(api.get(event).at("location")).isEqualTo("Lamp room");
        assertThat(api.get(event, "If-None-Match", seen).status()).isEqualTo(200);
        assertThat(api.delete(event, "If-Match", seen).status()).isEqualTo(412);
        assertThat(api.delete(event, "If-Match", changed.field("etag")).status())
                .isEqualTo(204);
    }

    @Test
    void aRecurringEventHasItsRule() {
        String calendar = calendar("Lighthouse");
        String body = "{'title':'Polish','start':'2025-02-03T09:00:00Z','end':'2025-02-03T10:00:00Z',"
                + "'recurrence':['RRULE:FREQ=WEEKLY;BYDAY=MO']}";
        String event = calendar + "/events/" + api.create(calendar + "/events", body, "id");
        assertThat(api.get(event).at("recurrence")).contains("FREQ=WEEKLY");
        assertThat(api.post(calendar + "/events", body.replace("RRULE", "RULE")).status())
                .isEqualTo(400);
        assertThat(api.post("/calendars/cal-0000000000/events", body).status()).isEqualTo(404);
    }

    @Test
    void anEventIsCanceledOnce() {
        String calendar = calendar("Lighthouse");
        String event = path(calendar, event(calendar, "Polish the lens", 3));
        assertThat(api.post(event + "/cancel", "").at("canceledAt")).startsWith("2025-01-01T");
        assertThat(api.post(event + "/cancel", "").at("reason")).isEqualTo("invalidState");
        assertThat(api.get(calendar + "/events?status=canceled").each("items", "title"))
                .containsExactly("Polish the lens");
        assertThat(api.get(calendar + "/events?status=confirmed").each("items", "title"))
                .isEmpty();
    }

    @Test
    void attendeesAnswer() {
        String calendar = calendar("Lighthouse");
        String attendees = path(calendar, event(calendar, "Polish the lens", 3)) + "/attendees";
        String ines = attendees + "/" + api.create(attendees, "{'email':'ines@example.com'}", "id");
        String jonas = attendees + "/" + api.create(attendees, "{'email':'jonas@example.com'}", "id");
        assertThat(api.post(attendees, "{'email':'ines@example.com'}").status()).isEqualTo(409);
        assertThat(api.post(ines + "/accept", "").at("status")).isEqualTo("accepted");
        assertThat(api.post(ines + "/accept", "").status()).isEqualTo(409);
        Reply declined = api.post(jonas + "/decline", "{'comment':'At sea'}");
        assertThat(declined.at("status")).isEqualTo("declined");
        assertThat(declined.at("comment")).isEqualTo("At sea");
        assertThat(api.post(jonas + "/accept", "").status()).isEqualTo(409);
        assertThat(api.get(attendees + "?status=accepted").each("items", "email"))
                .containsExactly("ines@example.com");
    }

    @Test
    void invitationsAreWithdrawnAndBelongToTheirEvent() {
        String calendar = calendar("Lighthouse");
        String lens = path(calendar, event(calendar, "Polish the lens", 3)) + "/attendees";
        String oil = path(calendar, event(calendar, "Buy oil", 1)) + "/attendees";
        String ines = "/" + api.create(lens, "{'email':'ines@example.com'}", "id");
        assertThat(api.post(oil, "{'email':'ines@example.com'}").status()).isEqualTo(201);
        assertThat(api.get(oil + ines).status()).isEqualTo(404);
        assertThat(api.delete(lens + ines).status()).isEqualTo(204);
        assertThat(api.post(lens + ines + "/accept", "").status()).isEqualTo(404);
        assertThat(api.get(oil).each("items", "email")).containsExactly("ines@example.com");
    }

    @Test
    void busyTimesAreFoundInAllCalendars() {
        String calendar = calendar("Lighthouse");
        event(calendar, "Polish the lens", 3);
        String other = calendar("Harbour");
        api.create(
                other + "/events",
                "{'title':'Holiday','start':'2025-02-04T00:00:00Z','end':'2025-02-05T00:00:00Z','busy':false}",
                "id");
        assertThat(api.post("/events/search", "{'busy':true}").each("items", "title"))
                .containsExactly("Polish the lens");
        String id = other.substring("/calendars/".length());
        assertThat(api.post("/events/search", "{'calendarId':'" + id + "'}").each("items", "title"))
                .containsExactly("Holiday");
    }
}
