package dev.ectype.compiler.infer.members;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindVersionedOperationsTest {
    /** Returns the versioned operations of an API whose read has a header or a status, and whose books have a member. */
    private static List<String> versioned(String member, Response read) {
        return new ModelFixture()
                        .type("Book", object(required("id", text()), required(member, text())))
                        .operation("GET /books", null, reply("200", array(named("Book"))))
                        .operation("GET /books/{id}", null, reply("200", named("Book")), read)
                        .operation("DELETE /books/{id}", null, reply("204", null))
                        .operation("GET /authors/{id}", null, reply("200", object(required("id", text()))))
                        .inferred()
                        .model()
                        .endpoints()
                        .stream()
                        .filter(Endpoint::isVersioned)
                        .map(endpoint -> endpoint.id().value())
                        .toList();
    }

    private static Response header(String status, String name) {
        Parameter header =
                new Parameter(name, Parameter.In.HEADER, text(), false, "simple", false, null, null, List.of());
        return new Response(status, "", List.of(), List.of(header));
    }

    @Test
    void headersAndStatusesAlsoCountForOtherOperationsOnTheInstance() {
        assertThat(versioned("title", header("202", "ETag"))).containsExactly("GET /books/{id}", "DELETE /books/{id}");
        assertThat(versioned("title", header("202", "last-modified"))).hasSize(2);
        assertThat(versioned("title", reply("412", null))).hasSize(2);
    }

    @Test
    void aVersionMemberCountsForOperationsOnTheInstance() {
        assertThat(versioned("etag", reply("404", null))).containsExactly("GET /books/{id}", "DELETE /books/{id}");
    }

    @Test
    void otherHeadersAndFailuresDoNotCount() {
        assertThat(versioned("title", header("202", "X-Tag"))).isEmpty();
        assertThat(versioned("title", header("404", "ETag"))).isEmpty();
    }
}
