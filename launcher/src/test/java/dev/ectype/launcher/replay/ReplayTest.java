package dev.ectype.launcher.replay;

import static dev.ectype.launcher.recording.ExampleExchanges.exchange;
import static dev.ectype.launcher.recording.ExampleExchanges.line;
import static dev.ectype.launcher.recording.ExampleExchanges.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.LONG;

import dev.ectype.launcher.recording.BadRecording;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExampleExchanges;
import dev.ectype.launcher.recording.ExchangeSource;
import dev.ectype.launcher.recording.JsonPath;
import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class ReplayTest {
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<ReplayedExchange> results = new ArrayList<>();

    private void replay(ReplayTarget target, CapturedExchange... recorded) throws Exception {
        replay(target, 1, recorded);
    }

    private void replay(ReplayTarget target, int parallel, CapturedExchange... recorded) throws Exception {
        StringBuilder lines = new StringBuilder();
        for (CapturedExchange each : recorded) {
            lines.append(line(each));
        }
        new Replay(target, new ReplyComparison(List.of()), parallel).run(read(lines.toString()), results::add);
    }

    private static RecordedReply reply(int status, String body, RecordedHeader... headers) {
        return new RecordedReply(status, List.of(headers), ExampleExchanges.body(body));
    }

    private List<ResultKind> kinds() {
        return results.stream().map(each -> each.result().kind()).toList();
    }

    /** Creates a target that answers each request with the reply at its index. */
    private ReplayTarget target(RecordedReply... replies) {
        AtomicInteger next = new AtomicInteger();
        return request -> {
            requests.add(request.method() + " " + request.target() + " " + request.body());
            return replies[next.getAndIncrement()];
        };
    }

    @Test
    void identifiersOfTheTargetReplaceRecordedOnes() throws Exception {
        replay(
                target(
                        reply(201, "{'id': 21, 'name': 'Eva'}"),
                        reply(201, "{'id': 'pet_9z8y7x', 'owner': {'id': 21}}"),
                        reply(200, "[]"),
                        reply(200, "{}"),
                        reply(204, "")),
                exchange(1, "POST /owners", "{'name':'Eva'}", 201, "{'id': 1, 'name': 'Eva'}"),
                exchange(
                        2,
                        "POST /owners/1/pets",
                        "{'ownerId':1,'age':1,'tags':['x']}",
                        201,
                        "{'id': 'pet_a1b2c3', 'owner': {'id': 1}}"),
                exchange(3, "GET /pets?owner_id=1&limit=1&after=pet_a1b2c3", "", 200, "[]"),
                exchange(4, "PUT /visits", "{'pet':'pet_a1b2c3','links':['/pets/pet_a1b2c3']}", 200, "{}"),
                exchange(5, "DELETE /pets/pet_a1b2c3", "", 204, ""));
        assertThat(requests)
                .containsExactly(
                        "POST /owners {\"name\":\"Eva\"}",
                        "POST /owners/21/pets {\"ownerId\":21,\"age\":1,\"tags\":[\"x\"]}",
                        "GET /pets?owner_id=21&limit=1&after=pet_9z8y7x ",
                        "PUT /visits {\"pet\":\"pet_9z8y7x\",\"links\":[\"/pets/pet_9z8y7x\"]}",
                        "DELETE /pets/pet_9z8y7x ");
        assertThat(kinds()).containsOnly(ResultKind.MATCH);
    }

    @Test
    void equalNumbersOfTwoResourcesAreDistinct() throws Exception {
        replay(
                target(
                        reply(201, "{'id': 11}"),
                        reply(201, "{'id': 21}"),
                        reply(200, "{'id': 11}"),
                        reply(200, "{}"),
                        reply(200, "{}")),
                exchange(1, "POST /pets", "", 201, "{'id': 1}"),
                exchange(2, "POST /owners", "", 201, "{'id': 1}"),
                exchange(3, "POST /pets/1/adopt", "{'owner_id': 1, 'petId': 1, 'count': 1}", 200, "{'id': 1}"),
                exchange(4, "GET /owners/1", "", 200, "{}"),
                exchange(5, "GET /rooms/1?page=1", "", 200, "{}"));
        assertThat(requests)
                .endsWith(
                        "POST /pets/11/adopt {\"owner_id\":21,\"petId\":11,\"count\":1}",
                        "GET /owners/21 ",
                        "GET /rooms/1?page=1 ");
    }

    @Test
    void locationsEntityTagsAndCookiesAreFollowed() throws Exception {
        CapturedExchange made = new CapturedExchange(
                1,
                "",
                new RecordedRequest("POST", "http://a/v1/files", List.of(), ExampleExchanges.body("")),
                new RecordedReply(
                        201,
                        List.of(
                                new RecordedHeader("location", "http://a/v1/files/f-1234"),
                                new RecordedHeader("etag", "W/\"one-1\""),
                                new RecordedHeader("set-cookie", "sid=redacted-0123456789abcdef; Path=/")),
                        ExampleExchanges.body("")),
                1,
                null);
        CapturedExchange later = new CapturedExchange(
                2,
                "",
                new RecordedRequest(
                        "GET",
                        "http://a/v1/files/f-1234",
                        List.of(
                                new RecordedHeader("if-none-match", "W/\"one-1\""),
                                new RecordedHeader("cookie", "theme=dark; sid=redacted-0123456789abcdef")),
                        ExampleExchanges.body("")),
                new RecordedReply(304, List.of(), ExampleExchanges.body("")),
                1,
                null);
        List<RecordedRequest> sentRequests = new ArrayList<>();
        replay(
                request -> {
                    sentRequests.add(request);
                    return sentRequests.size() == 1
                            ? reply(
                                    201,
                                    "",
                                    new RecordedHeader("location", "http://b:99/v1/files/f-9876"),
                                    new RecordedHeader("etag", "\"two-2\""),
                                    new RecordedHeader("set-cookie", "sid=fresh; Path=/"))
                            : reply(304, "");
                },
                made,
                later);
        assertThat(sentRequests.get(1).target()).isEqualTo("/v1/files/f-9876");
        assertThat(sentRequests.get(1).headers())
                .containsExactly(
                        new RecordedHeader("if-none-match", "W/\"two-2\""),
                        new RecordedHeader("cookie", "theme=dark; sid=fresh"));
    }

    @Test
    void differencesHaveKindAndPath() throws Exception {
        replay(
                request -> switch (request.target()) {
                    case "/status" -> reply(404, "{}");
                    case "/shape" -> reply(200, "{'id':'1','items':[{'a':1},{'a':null}],'extra':{'deep':1}}");
                    case "/gone" -> throw new NoResponse("the line is dead", false);
                    default -> reply(200, "<html>");
                },
                exchange(1, "GET /status", "", 200, "{}"),
                exchange(2, "GET /shape", "", 200, "{'id':1,'items':[{'a':1}]}"),
                exchange(3, "GET /gone", "", 200, "{}"),
                exchange(4, "GET /text", "", 200, "{'a':1}"));
        assertThat(kinds())
                .containsExactly(
                        ResultKind.STATUS_MISMATCH,
                        ResultKind.BODY_SHAPE_MISMATCH,
                        ResultKind.CONNECTIVITY_ERROR,
                        ResultKind.BODY_SHAPE_MISMATCH);
        ComparisonResult shape = results.get(1).result();
        assertThat(shape.paths()).containsExactly("$.extra", "$.id", "$.items[*].a");
        assertThat(shape.expected()).hasToString("{\"$.extra\":null,\"$.id\":\"number\",\"$.items[*].a\":\"number\"}");
        assertThat(shape.actual())
                .hasToString("{\"$.extra\":\"object\",\"$.id\":\"string\",\"$.items[*].a\":\"null|number\"}");
        assertThat(results.get(0).result().expected()).hasToString("200");
        assertThat(results.get(0).result().actual()).hasToString("404");
        assertThat(results.get(2).result().actual().text()).isEqualTo("the line is dead");
        assertThat(results.get(3).result().paths()).containsExactly("$");
    }

    @Test
    void ignoredPathsAreNotCompared() throws Exception {
        ReplyComparison comparison = new ReplyComparison(List.of(JsonPath.parse("$..meta"), JsonPath.parse("$.n[0]")));
        ReplayTarget target = target(reply(200, "{'a':{'meta':1},'n':[true,1]}"));
        CapturedExchange recorded = exchange(1, "GET /", "", 200, "{'a':{'meta':{'x':1}},'n':['s',2]}");
        new Replay(target, comparison, 1).run(read(line(recorded)), results::add);
        assertThat(kinds()).containsExactly(ResultKind.MATCH);
    }

    @Test
    void readsRunInParallelAndWritesAlone() throws Exception {
        CountDownLatch together = new CountDownLatch(3);
        AtomicInteger underWay = new AtomicInteger();
        List<Integer> duringWrites = new CopyOnWriteArrayList<>();
        ReplayTarget target = request -> {
            int now = underWay.incrementAndGet();
            if (request.isSafe()) {
                together.countDown();
                assertThat(together.await(20, TimeUnit.SECONDS)).isTrue();
            } else {
                duringWrites.add(now);
            }
            underWay.decrementAndGet();
            return reply(200, "{}");
        };
        replay(
                target,
                3,
                exchange(1, "POST /a", "", 200, "{}"),
                exchange(2, "GET /a", "", 200, "{}"),
                exchange(3, "GET /b", "", 200, "{}"),
                exchange(4, "GET /c", "", 200, "{}"),
                exchange(5, "POST /a", "", 200, "{}"));
        assertThat(duringWrites).containsExactly(1, 1);
        assertThat(results).extracting(each -> each.result().seq()).containsExactly(1L, 2L, 3L, 4L, 5L);
    }

    @Test
    void aReadWaitsForTheReplyWithItsIdentifier() throws Exception {
        ReplayTarget target = request -> {
            requests.add(request.target());
            return reply(200, request.target().equals("/a") ? "[{'id':'x-200'}]" : "{}");
        };
        replay(
                target,
                8,
                exchange(1, "GET /a", "", 200, "[{'id':'x-100'}]"),
                exchange(2, "GET /a/x-100", "", 200, "{}"));
        assertThat(requests).containsExactly("/a", "/a/x-200");
    }

    @Test
    void exchangesWithoutAServerReplyAreSentAndNotCompared() throws Exception {
        CapturedExchange faulty = new CapturedExchange(
                1,
                "",
                exchange(1, "POST /a", "", 502, "{}").request(),
                reply(502, "{'code':'UPSTREAM_UNREACHABLE'}"),
                1,
                "refused");
        replay(target(reply(201, "{}")), faulty);
        assertThat(requests).hasSize(1);
        assertThat(kinds()).containsExactly(ResultKind.MATCH);
        assertThat(results.get(0).result().expected().isNull()).isTrue();
    }

    @Test
    void exchangesBeforeAnUnreadableLineAreReplayed() {
        String lines = line(exchange(1, "GET /a", "", 200, "{}")) + "{broken\n";
        Replay replay = new Replay(target(reply(200, "{}")), new ReplyComparison(List.of()), 4);
        assertThatThrownBy(() -> replay.run(read(lines), results::add)).isInstanceOf(BadRecording.class);
        assertThat(kinds()).containsExactly(ResultKind.MATCH);
    }

    @Test
    void replayedExchangesAreNotRetained() throws Exception {
        int all = 2_000;
        List<WeakReference<Object>> parts = new ArrayList<>();
        ExchangeSource recording = new ExchangeSource() {
            private int number;

            @Override
            public @Nullable CapturedExchange next() {
                CapturedExchange next =
                        exchange(number, "POST /pets", "{'n':" + number + "}", 201, "{'id':'was-" + number + "'}");
                parts.add(new WeakReference<>(next));
                return number++ < all ? next : null;
            }

            @Override
            public void close() {}
        };
        ReplayTarget target = request -> {
            RecordedReply reply = reply(201, "{'id':'is-" + parts.size() + "'}");
            parts.add(new WeakReference<>(reply));
            return reply;
        };
        AtomicInteger seen = new AtomicInteger();
        List<Long> retained = new ArrayList<>();
        new Replay(target, new ReplyComparison(List.of()), 1).run(recording, result -> {
            if (seen.incrementAndGet() == all) {
                System.gc();
                retained.add(parts.stream().filter(part -> part.get() != null).count());
            }
        });
        assertThat(parts).hasSizeGreaterThan(2 * all - 1);
        // The latest exchanges are retained: a reply reveals the order of the requests before it.
        assertThat(retained).singleElement(LONG).isLessThan(all / 2);
    }
}
