package dev.ectype.compiler.infer.lists;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindSearchesTest {
    private static final TypeRef FOUND =
            object(member("id", text()), member("name", text()), member("score", integer()));

    private static final Parameter QUERY =
            new Parameter("q", Parameter.In.QUERY, text(), true, "form", true, null, null, List.of());

    private static ModelFixture robots(String search, TypeRef found) {
        return new ModelFixture()
                .type("Robot", object(member("id", text()), member("name", text()), member("color", text())))
                .type("Found", found)
                .operation("POST /robots", named("Robot"), reply("201", named("Robot")))
                .operation("GET /robots/{id}", null, reply("200", named("Robot")))
                .operation("GET /teams/{team}/robots", null, reply("200", array(named("Robot"))))
                .operation(search, List.of(QUERY), null, reply("200", object(member("items", array(named("Found"))))));
    }

    @Test
    void readsASearchAsAListOfItsNoun() {
        for (String search : new String[] {"GET /search/robots", "GET /searchRobots", "GET /find-robots"}) {
            assertThat(robots(search, FOUND).roleOf(search)).isEqualTo("robots list at /items");
        }
    }

    @Test
    void matchesAbbreviatedNames() {
        ModelFixture described = new ModelFixture()
                .type("Repo", object(member("id", text()), member("name", text())))
                .type("Found", FOUND)
                .operation("POST /repos", named("Repo"), reply("201", named("Repo")))
                .operation("GET /repos/{id}", null, reply("200", named("Repo")))
                .operation("GET /search/repositories", List.of(QUERY), null, reply("200", array(named("Found"))));
        assertThat(described.roleOf("GET /search/repositories")).isEqualTo("repos list");
    }

    @Test
    void leavesSearchesOfOtherTypesAlone() {
        TypeRef other = object(member("id", text()), member("line", text()), member("file", text()));
        assertThat(robots("GET /search/robots", other).roleOf("GET /search/robots"))
                .isEqualTo("none");
        assertThat(robots("GET /search/rockets", FOUND).roleOf("GET /search/rockets"))
                .isEqualTo("none");
    }
}
