package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.PlainGet;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that lists which scan all rows do not run on the event loops. */
final class LargeListTest {
    private static final int ROWS = 2_500;
    private static final String PATHS = """
            /items:
              get:
                parameters:
                - {name: sort, in: query, schema: {type: string, enum: [rank, -rank]}}
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

    private static ReplyBuffer sorted(Emulator emulator) {
        ReplyBuffer reply = ReplyBuffer.patient();
        emulator.handle(new PlainGet("/items?sort=rank"), reply);
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
