package dev.ectype.compiler.infer.calls;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.query;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReadCallsAsPathsTest {
    private static final ObjectMember ID = required("robot", text());

    private static ModelFixture robots() {
        return new ModelFixture()
                .type("Robot", object(required("arn", text()), member("name", text()), member("arm", integer())));
    }

    private static ModelFixture call(ModelFixture described, String words, TypeRef body) {
        return described.operation(words, body, reply("200", named("Robot")));
    }

    private static ModelFixture verbsAndNouns() {
        ModelFixture robots = call(robots(), "POST /createRobot", object(required("name", text())));
        call(robots, "POST /describeRobot", object(ID));
        call(robots, "POST /updateRobot", object(ID, member("arm", integer())));
        call(robots, "POST /startRobot", object(ID));
        robots.operation(
                "POST /listRobots",
                object(member("arm", integer())),
                reply("200", object(member("robots", array(named("Robot"))))));
        return robots.operation("POST /deleteRobot", object(ID), reply("200", object()));
    }

    private static List<String> placed(ModelFixture described) {
        return described.inferred().proposals().stream()
                .filter(proposal -> proposal.rule().equals("ReadCallsAsPaths"))
                .map(Proposal::description)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/robots/all.", "/robots/..", "/robots/...", "/robots/.", "/a...x.get", "/a..get", "/get.."})
    void ignoresNamesOfDotsOnly(String path) {
        ModelFixture robots = call(verbsAndNouns(), "POST " + path, object());
        assertThat(robots.roleOf("POST /createRobot")).isEqualTo("robots create");
    }

    @Test
    void readsAVerbAndANoun() {
        ModelFixture robots = verbsAndNouns();
        assertThat(robots.roleOf("POST /createRobot")).isEqualTo("robots create");
        assertThat(robots.roleOf("POST /describeRobot")).isEqualTo("robots read");
        assertThat(robots.roleOf("POST /listRobots")).isEqualTo("robots list at /robots");
        assertThat(robots.roleOf("POST /updateRobot")).isEqualTo("robots update");
        assertThat(robots.roleOf("POST /deleteRobot")).startsWith("robots delete");
    }

    @Test
    void findsTheIdentifierInTheBody() {
        assertThat(verbsAndNouns().inferred().log())
                .contains("bind POST /describeRobot.robot to robots.arn")
                .contains("read POST /startRobot as POST /robots/{}/start");
    }

    @Test
    void readsANounAndAVerb() {
        ModelFixture dotted = call(robots(), "POST /robots.create", object(required("name", text())));
        dotted.operation("GET /robots.info", List.of(query("robot_id", text())), null, reply("200", named("Robot")));
        assertThat(placed(dotted))
                .containsExactly("read POST /robots.create as POST /robots", "read GET /robots.info as GET /robots/{}");
        ModelFixture below = call(robots(), "POST /v1/robots/create", object(required("name", text())));
        call(below, "POST /v1/robots/get", object(required("id", text())));
        assertThat(placed(below))
                .containsExactly(
                        "read POST /v1/robots/create as POST /v1/robots",
                        "read POST /v1/robots/get as GET /v1/robots/{}");
    }

    @Test
    void nestsAResourceBelowTheParentThatAllItsCallsRequire() {
        ModelFixture robots = verbsAndNouns().type("Part", object(required("id", text()), member("size", integer())));
        robots.operation(
                "POST /createPart",
                object(required("robotName", text()), member("size", integer())),
                reply("200", named("Part")));
        robots.operation(
                "POST /getPart",
                object(required("robotName", text()), required("partId", text())),
                reply("200", named("Part")));
        assertThat(placed(robots))
                .contains(
                        "read POST /createPart as POST /robots/{}/parts",
                        "read POST /getPart as GET /robots/{}/parts/{}");
    }

    @Test
    void ignoresResourcesWithoutAReadOrList() {
        ModelFixture alone = call(robots(), "POST /createRobot", object(required("name", text())));
        assertThat(placed(alone)).isEmpty();
    }

    @Test
    void ignoresAdditionsToOneInstance() {
        ModelFixture pets = ModelFixture.pets();
        pets.operation("POST /pets/{petId}/addTag", object(required("tag", text())), reply("200", named("Pet")));
        pets.operation("POST /pets/{petId}/getTags", object(), reply("200", array(named("Pet"))));
        assertThat(placed(pets)).isEmpty();
    }

    @Test
    void ignoresBulkOperations() {
        ModelFixture robots = verbsAndNouns();
        robots.operation("POST /deleteRobots", object(required("robot", text())), reply("200", object()));
        robots.operation("POST /robots/create_many", array(named("Robot")), reply("200", array(named("Robot"))));
        assertThat(placed(robots)).noneMatch(what -> what.contains("deleteRobots") || what.contains("create_many"));
    }

    @Test
    void prefersOperationsWithAPath() {
        ModelFixture pets =
                ModelFixture.pets().operation("POST /pets/create", named("Pet"), reply("200", named("Pet")));
        assertThat(placed(pets)).isEmpty();
    }

    @Test
    void ignoresOtherArgumentsIfPathsIdentifyTheResource() {
        ModelFixture served = robots();
        served.operation("POST /robots", named("Robot"), reply("200", named("Robot")));
        served.operation("GET /robots/{arn}", null, reply("200", named("Robot")));
        served.operation("POST /robots/edit", object(required("filter", text())), reply("200", named("Robot")));
        assertThat(placed(served)).isEmpty();
        served.operation("POST /robots/update", object(ID), reply("200", named("Robot")));
        assertThat(placed(served)).containsExactly("read POST /robots/update as PATCH /robots/{}");
    }

    @Test
    void readsNoVerbBeforeAHyphen() {
        ModelFixture shop = new ModelFixture().type("Robot", object(required("id", text())));
        shop.operation("GET /add-ons", null, reply("200", array(named("Robot"))));
        shop.operation("GET /add-ons/{id}", null, reply("200", named("Robot")));
        assertThat(placed(shop)).isEmpty();
    }
}
