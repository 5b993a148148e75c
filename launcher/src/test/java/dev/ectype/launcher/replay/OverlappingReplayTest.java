package dev.ectype.launcher.replay;

import static dev.ectype.launcher.recording.ExampleExchanges.line;
import static dev.ectype.launcher.recording.ExampleExchanges.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExampleExchanges;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests lists that differ from the recording because requests overlapped or the target was not empty. */
final class OverlappingReplayTest {
    private static final String ANN = "{'id':'k-100001','email':'ann@example.org','box':7}";
    private static final String BOB = "{'id':'k-100002','email':'bob@example.org','box':null}";
    private static final String ANN_NOW = ANN.replace("k-100001", "x-900001");
    private static final String BOB_NOW = BOB.replace("k-100002", "x-900002");

    private final List<String> requests = new ArrayList<>();
    private final List<ComparisonResult> results = new ArrayList<>();
    private long seq;

    /** Creates an exchange between two milliseconds. */
    private CapturedExchange exchange(
            int from, int to, String requestLine, String requestBody, int status, String replyBody) {
        CapturedExchange plain = ExampleExchanges.exchange(++seq, requestLine, requestBody, status, replyBody);
        String at = "2026-01-02T03:04:05.%03dZ".formatted(from);
        return new CapturedExchange(plain.seq(), at, plain.request(), plain.reply(), to - from, null);
    }

    private CapturedExchange made(int from, int to, String body) {
        return exchange(from, to, "POST /keepers", body.replaceFirst("'id':[^,]*,", ""), 201, body);
    }

    private void replay(Map<String, String> answers, CapturedExchange... recorded) throws Exception {
        StringBuilder lines = new StringBuilder();
        for (CapturedExchange each : recorded) {
            lines.append(line(each));
        }
        ReplayTarget target = request -> {
            String line = request.method() + " " + request.target();
            requests.add(line);
            String body = answers.getOrDefault(line + " " + request.body(), answers.getOrDefault(line, "{}"));
            int status = request.method().equals("POST") ? 201 : body.equals("none") ? 404 : 200;
            return new RecordedReply(status, List.of(), ExampleExchanges.body(body));
        };
        new Replay(target, new ReplyComparison(List.of()), 1)
                .run(read(lines.toString()), each -> results.add(each.result()));
    }

    private static String sent(String body) {
        return "POST /keepers " + body.replaceFirst("'id':[^,]*,", "").replace('\'', '"');
    }

    @Test
    void elementsAreMatchedByEqualValuesInsteadOfPositions() throws Exception {
        replay(
                Map.of("GET /keepers", "[" + BOB_NOW + "," + ANN_NOW + "]"),
                exchange(0, 1, "GET /keepers", "", 200, "[" + ANN + "," + BOB + "]"),
                exchange(10, 11, "GET /keepers/k-100001", "", 200, "{}"),
                exchange(20, 21, "GET /keepers?email=ann@example.org", "", 200, "{}"),
                exchange(30, 31, "GET /keepers/k-100002", "", 200, "{}"));
        assertThat(requests)
                .containsExactly(
                        "GET /keepers",
                        "GET /keepers/x-900001",
                        "GET /keepers?email=ann@example.org",
                        "GET /keepers/x-900002");
    }

    @Test
    void elementsWithoutCommonValuesAreMatchedByPosition() throws Exception {
        replay(
                Map.of("GET /keepers", "[{'id':'x-900001'},{'id':'x-900002'}]"),
                exchange(0, 1, "GET /keepers", "", 200, "[{'id':'k-100001'},{'id':'k-100002'}]"),
                exchange(10, 11, "GET /keepers/k-100002", "", 200, "{}"));
        assertThat(requests).endsWith("GET /keepers/x-900002");
    }

    @Test
    void aKnownElementIsNotMatchedByPosition() throws Exception {
        // The target has an instance that was not recorded, at the position of an instance that does not exist yet.
        replay(
                Map.of(sent(ANN), ANN_NOW, sent(BOB), BOB_NOW, "GET /keepers?limit=1", "[" + ANN_NOW + "]"),
                made(0, 1, ANN),
                exchange(10, 11, "GET /keepers?limit=1", "", 200, "[" + BOB + "]"),
                made(20, 21, BOB),
                exchange(30, 31, "GET /keepers/k-100001", "", 200, "{}"),
                exchange(40, 41, "GET /keepers/k-100002", "", 200, "{}"));
        assertThat(requests).endsWith("GET /keepers/x-900001", "GET /keepers/x-900002");
    }

    @Test
    void aCreationReplyIsStrongerThanAGuessFromAList() throws Exception {
        replay(
                Map.of("GET /notes", "[{'id':'x-900009'}]", "POST /notes", "{'id':'x-900001'}"),
                exchange(0, 1, "GET /notes", "", 200, "[{'id':'k-100001'}]"),
                exchange(10, 11, "POST /notes", "", 201, "{'id':'k-100001'}"),
                exchange(20, 21, "GET /notes/k-100001", "", 200, "{}"));
        assertThat(requests).endsWith("GET /notes/x-900001");
    }

    @Test
    void valuesFromClientsAreNotLearned() throws Exception {
        replay(
                Map.of("GET /keepers/first", "{'id':'x-900001','email':'zoe7@example.org','code':'B-2222'}"),
                exchange(0, 1, "POST /keepers", "{'email':'ann7@example.org','code':'A-1111'}", 201, "{}"),
                exchange(
                        10,
                        11,
                        "GET /keepers/first",
                        "",
                        200,
                        "{'id':'k-100001','email':'ann7@example.org','code':'A-1111'}"),
                exchange(20, 21, "GET /keepers?email=ann7@example.org&code=A-1111&id=k-100001", "", 200, "{}"));
        assertThat(requests).endsWith("GET /keepers?email=ann7@example.org&code=A-1111&id=x-900001");
    }

    @Test
    void identifiersWithoutDigitsAreFoundInQueries() throws Exception {
        replay(
                Map.of("POST /notes", "{'id':'nt_ZyXwVuTs'}"),
                exchange(0, 1, "POST /notes", "", 201, "{'id':'nt_AbCdEfGh'}"),
                exchange(10, 11, "GET /notes?after=nt_AbCdEfGh", "", 200, "{}"));
        assertThat(requests).endsWith("GET /notes?after=nt_ZyXwVuTs");
    }

    @Test
    void creationsAreSentBeforeTheirUsesAndReportedInRecordedOrder() throws Exception {
        replay(
                Map.of(sent(ANN), ANN_NOW, "GET /keepers", "[" + ANN_NOW + "]"),
                exchange(2, 4, "GET /keepers", "", 200, "[" + ANN + "]"),
                exchange(4, 5, "GET /keepers/k-100001", "", 200, "{}"),
                exchange(1, 6, "DELETE /notes/1", "", 200, "{}"),
                made(0, 7, ANN));
        assertThat(requests)
                .containsExactly("POST /keepers", "GET /keepers", "GET /keepers/x-900001", "DELETE /notes/1");
        assertThat(results).extracting(ComparisonResult::seq).containsExactly(1L, 2L, 3L, 4L);
        assertThat(results).extracting(ComparisonResult::kind).containsOnly(ResultKind.MATCH);
    }

    @Test
    void changesAreSentBeforeReadsThatContainThem() throws Exception {
        replay(
                Map.of(sent(ANN), ANN_NOW),
                made(0, 1, ANN),
                exchange(10, 12, "GET /keepers/k-100001", "", 200, ANN.replace("7", "'cellar'")),
                exchange(9, 13, "PATCH /keepers/k-100001", "{'box':'cellar'}", 200, ANN.replace("7", "'cellar'")));
        assertThat(requests).containsExactly("POST /keepers", "PATCH /keepers/x-900001", "GET /keepers/x-900001");
    }

    @Test
    void timesCanForbidAReorder() throws Exception {
        replay(
                Map.of(),
                exchange(0, 2, "GET /keepers", "", 200, "[" + ANN + "]"),
                exchange(10, 11, "DELETE /keepers/k-100001", "", 204, ""),
                made(20, 21, ANN));
        assertThat(requests).startsWith("GET /keepers", "DELETE /keepers/k-100001");
    }

    @Test
    void aListWithoutAnOverlappingCreationMatchesWithANote() throws Exception {
        replay(
                Map.of(
                        sent(ANN),
                        ANN_NOW,
                        sent(BOB),
                        BOB_NOW,
                        "GET /keepers?limit=1",
                        "{'items':[" + BOB_NOW + "],'next':'x'}"),
                made(0, 1, ANN),
                made(11, 13, BOB),
                exchange(10, 14, "GET /keepers?limit=1", "", 200, "{'items':[" + ANN + "],'next':null}"));
        ComparisonResult list = results.get(2);
        assertThat(list.kind()).isEqualTo(ResultKind.MATCH);
        assertThat(list.overlaps()).containsExactly(2L);
        assertThat(list.paths()).containsExactly("$.items[*].box", "$.next");
    }

    @Test
    void aListWithoutAnEarlierCreationDiffers() throws Exception {
        // Equal milliseconds do not prove that one exchange began before the other ended.
        replay(
                Map.of(sent(BOB), BOB_NOW, "GET /keepers", "[" + BOB_NOW + "]"),
                made(10, 10, BOB),
                exchange(10, 10, "GET /keepers", "", 200, "[]"));
        assertThat(results.get(1).kind()).isEqualTo(ResultKind.BODY_SHAPE_MISMATCH);
        assertThat(results.get(1).overlaps()).isEmpty();
    }

    @Test
    void differencesBesidesOverlappingChangesRemain() throws Exception {
        replay(
                Map.of(
                        sent(ANN),
                        ANN_NOW,
                        sent(BOB),
                        BOB_NOW,
                        "GET /keepers",
                        "[" + BOB_NOW + "," + ANN_NOW.replace("7", "'seven'") + "]"),
                made(0, 1, ANN),
                made(11, 13, BOB),
                exchange(10, 14, "GET /keepers", "", 200, "[" + ANN + "]"));
        assertThat(results.get(2).kind()).isEqualTo(ResultKind.BODY_SHAPE_MISMATCH);
    }

    @Test
    void theOrderOfOverlappingCreationsIsNoDifference() throws Exception {
        replay(
                Map.of(sent(ANN), ANN_NOW, sent(BOB), BOB_NOW, "GET /keepers?limit=1", "[" + BOB_NOW + "]"),
                made(0, 5, ANN),
                made(1, 6, BOB),
                exchange(30, 31, "GET /keepers?limit=1", "", 200, "[" + ANN + "]"));
        assertThat(results.get(2).kind()).isEqualTo(ResultKind.MATCH);
        assertThat(results.get(2).overlaps()).isNotEmpty();
    }

    @Test
    void aDifferentStatusRemainsADifferenceWithItsOverlaps() throws Exception {
        replay(
                Map.of(sent(ANN), ANN_NOW, "GET /keepers/x-900001", "none"),
                made(0, 1, ANN),
                exchange(12, 15, "DELETE /keepers/k-100001", "", 200, "{}"),
                exchange(10, 16, "GET /keepers/k-100001", "", 200, ANN));
        assertThat(results.get(2).kind()).isEqualTo(ResultKind.STATUS_MISMATCH);
        assertThat(results.get(2).overlaps()).containsExactly(2L);
    }

    @Test
    void recordingsWithoutTimesAreReplayedInOrder() throws Exception {
        List<CapturedExchange> recorded = new ArrayList<>();
        for (CapturedExchange each :
                List.of(exchange(0, 4, "GET /keepers", "", 200, "[" + ANN + "]"), made(0, 7, ANN))) {
            recorded.add(new CapturedExchange(each.seq(), "", each.request(), each.reply(), 0, null));
        }
        replay(Map.of(), recorded.toArray(CapturedExchange[]::new));
        assertThat(requests).containsExactly("GET /keepers", "POST /keepers");
    }

    @Test
    void requestHeadersAreNotClientValues() throws Exception {
        CapturedExchange first = exchange(0, 1, "POST /sessions", "{'user':'ann'}", 201, "{'ref':'tok-111111'}");
        RecordedRequest with = new RecordedRequest(
                "POST",
                first.request().url(),
                List.of(new RecordedHeader("x-tok", "tok-111111")),
                first.request().body());
        replay(
                Map.of("POST /sessions", "{'ref':'tok-222222'}"),
                new CapturedExchange(1, first.at(), with, first.reply(), 1, null),
                exchange(10, 11, "GET /sessions/tok-111111", "", 200, "{}"));
        assertThat(requests).endsWith("GET /sessions/tok-222222");
    }
}
