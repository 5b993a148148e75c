package dev.ectype.compiler.infer.calls;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReadQueriesAsPathsTest {
    private static final Parameter UID =
            new Parameter("uid", Parameter.In.QUERY, text(), true, "form", true, null, null, List.of());

    @Test
    void searchesBesideTheReadListItsResource() {
        ModelFixture described = new ModelFixture()
                .type(
                        "Book",
                        object(
                                required("uid", text()),
                                member("title", text()),
                                member("pages", text()),
                                member("year", text())))
                .type("ShortBook", object(required("uid", text()), member("title", text()), member("year", text())))
                .operation("GET /book", List.of(UID), null, reply("200", object(member("book", named("Book")))))
                .operation("GET /book/search", null, reply("200", object(member("books", array(named("ShortBook"))))))
                .operation(
                        "POST /book/search",
                        object(member("title", text())),
                        reply("200", object(member("books", array(named("ShortBook"))))));
        assertThat(described.resourceNames()).containsExactly("book");
        assertThat(described.roleOf("GET /book")).isEqualTo("book read at /book");
        assertThat(described.parameterBindingsOf("GET /book")).containsExactly("uid=book.uid");
        assertThat(described.roleOf("GET /book/search")).isEqualTo("book list at /books");
        assertThat(described.roleOf("POST /book/search")).isEqualTo("book list at /books");
    }

    @Test
    void doesNotReplaceAnItemPath() {
        ModelFixture described = new ModelFixture()
                .type("Book", object(required("uid", text()), member("title", text())))
                .operation("GET /books/{uid}", null, reply("200", named("Book")))
                .operation("GET /books", List.of(UID), null, reply("200", named("Book")));
        assertThat(described.parameterBindingsOf("GET /books")).isEmpty();
    }
}
