package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.PlainGet;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.sample.LocalRequest;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that lists which scan all rows do not run on the event loops. */
final class LargeListTest {
    private static final int ROWS = 2_500;
    private static final String PATHS = """
            /items/count:
              get:
                parameters:
                - {name: rank_gte, in: query, schema: {type: integer}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: integer}}}}}
            /items:
              get:
                parameters:
                - {name: sort, in: query, schema: {type: string, enum: [rank, -rank]}}
                - {name: rank_gte, in: query, schema: {type: integer}}
                - {name: limit, in: query, schema: {type: integer, default: 20}}
                - {name: offset, in: query, schema: {type: integer, default: 0}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Item'}}}}}}
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}}
            """;
    private static final String SCHEMAS =
            "Item: {type: object, required: [rank], properties: {id: {type: integer, readOnly: true}, rank: {type: integer}}}";

    @Test
    void pagesOfALargeSortedListFollowEachOther() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, SCHEMAS)) {
            List<Integer> ranks = filled(api);
            Collections.sort(ranks);
            List<Integer> seen = new ArrayList<>();
            for (int offset = 0; offset < ROWS; offset += 1_000) {
                seen.addAll(ranks(
                        api.get("/items?sort=rank&limit=1000&offset=" + offset).body()));
            }
            assertThat(seen).isEqualTo(ranks);
            assertThat(ranks(api.get("/items?sort=rank&limit=3&offset=2499").body()))
                    .containsExactly(ranks.get(2_499));
            assertThat(ranks(api.get("/items?sort=rank&limit=3&offset=9999").body()))
                    .isEmpty();
        }
    }

    @Test
    void aLongListDoesNotBlockTheEventLoop() throws IOException, InterruptedException {
        Emulator emulator = ServedDescription.compiled(PATHS, SCHEMAS);
        try (ServedDescription api = ServedDescription.of(emulator)) {
            ReplyBuffer few = sorted(emulator);
            assertThat(few.filling()).as("a short list").isNull();
            filled(api);
            ReplyBuffer many = sorted(emulator);

            assertThat(many.filling()).as("a long list").isNotNull();
        }
    }

    @Test
    void aLongCountDoesNotBlockTheEventLoop() throws IOException, InterruptedException {
        Emulator emulator = ServedDescription.compiled(PATHS, SCHEMAS);
        try (ServedDescription api = ServedDescription.of(emulator)) {
            for (int row = 0; row <= 10_000; row++) {
                assertThat(reply(emulator, new NewItem(row)).status()).isEqualTo(201);
            }
            ReplyBuffer all = reply(emulator, new PlainGet("/items/count"));
            ReplyBuffer filtered = reply(emulator, new PlainGet("/items/count?rank_gte=5"));

            assertThat(all.filling()).as("a count of all rows").isNull();
            assertThat(filtered.filling()).as("a count that reads every row").isNotNull();
            assertThat(api.get("/items/count?rank_gte=5").body().longValue()).isEqualTo(9_996);
        }
    }

    /** A request within this process that creates an item. */
    private record NewItem(int rank) implements LocalRequest {
        @Override
        public String method() {
            return "POST";
        }

        @Override
        public String target() {
            return "/items";
        }

        @Override
        public Map<String, String> fields() {
            return Map.of("host", "localhost", "content-type", "application/json");
        }

        @Override
        public ByteSlice body() {
            return ByteSlice.utf8("{\"rank\":" + rank + "}");
        }
    }

    private static ReplyBuffer sorted(Emulator emulator) {
        return reply(emulator, new PlainGet("/items?sort=rank"));
    }

    private static ReplyBuffer reply(Emulator emulator, LocalRequest request) {
        ReplyBuffer reply = ReplyBuffer.patient();
        emulator.handle(request, reply);
        return reply;
    }

    private static List<Integer> filled(ServedDescription api) throws IOException, InterruptedException {
        Random random = new Random(1);
        List<Integer> ranks = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            ranks.add(random.nextInt(1_000));
            api.post("/items", "{\"rank\":" + ranks.get(row) + "}");
        }
        return ranks;
    }

    private static List<Integer> ranks(Document list) {
        List<Integer> ranks = new ArrayList<>();
        for (Document item : list.elements()) {
            ranks.add((int) Objects.requireNonNull(item.member("rank")).longValue());
        }
        return ranks;
    }
}
