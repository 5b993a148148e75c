package dev.ectype.runtime.graphql.request;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class QueryTextsTest {
    private final QueryTexts texts = new QueryTexts();

    private String text(String json) {
        return texts.text(Json.parse(json));
    }

    @Test
    void repeatedQueriesAreDecodedOnce() {
        String first = text("\"{ a\\n b }\"");
        assertThat(first).isEqualTo("{ a\n b }");
        Document request = Json.parse("{\"query\": \"{ a\\n b }\"}");
        assertThat(texts.text(Objects.requireNonNull(request.member("query")))).isSameAs(first);
    }

    @Test
    void queriesThatShareASlotDoNotMeetEachOther() {
        for (int time = 0; time < 2; time++) {
            for (int query = 0; query < 500; query++) {
                assertThat(text("\"{ a" + query + " }\"")).isEqualTo("{ a" + query + " }");
            }
        }
    }

    @Test
    void longQueriesAreDecodedEachTime() {
        String json = "\"{ " + "a ".repeat(10_000) + "}\"";
        assertThat(text(json)).isEqualTo(text(json)).isNotSameAs(text(json));
    }

    @Test
    void emptyQueryIsEmpty() {
        assertThat(text("\"\"")).isEmpty();
    }
}
