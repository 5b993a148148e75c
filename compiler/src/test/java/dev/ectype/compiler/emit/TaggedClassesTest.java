package dev.ectype.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that the operations of a large resource are split by their tags, and those of a small one are not. */
final class TaggedClassesTest {
    private static final String ROBOT = """
            {"content":{"application/json":{"schema":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"}}}}}}""";

    @Test
    void aResourceWithMoreThanFortyOperationsHasAClassForEachTag() {
        Map<String, String> sources = sources(39);
        assertThat(sources.get("robots/RobotFleetOperations.java"))
                .contains(
                        "class RobotFleetOperations extends RobotsStores",
                        "case \"listRobots\" ->",
                        "case \"readRobot\" ->")
                .doesNotContain("case \"report0\"");
        assertThat(sources.get("robots/RobotOperations.java"))
                .contains("case \"report0\" ->", "case \"report38\" ->")
                .doesNotContain("listRobots");
        assertThat(sources.get("robots/RobotsEmulator.java"))
                .contains("RobotFleetOperations robotsFleet(RequestContext context)", "case \"robotsFleet\" ->");
    }

    @Test
    void aSmallerResourceHasOneClass() {
        Map<String, String> sources = sources(38);
        assertThat(sources).doesNotContainKey("robots/RobotFleetOperations.java");
        assertThat(sources.get("robots/RobotOperations.java"))
                .contains("case \"listRobots\" ->", "case \"report37\" ->");
    }

    /** Emits a resource with two tagged operations and a number of reports without a tag. */
    private static Map<String, String> sources(int reports) {
        StringBuilder paths = new StringBuilder()
                .append(
                        "\"/robots\":{\"get\":{\"operationId\":\"listRobots\",\"tags\":[\"fleet\"],\"responses\":{\"200\":")
                .append(ROBOT.replace("\"schema\":{", "\"schema\":{\"type\":\"array\",\"items\":{")
                        .replace("}}}}}}", "}}}}}}}"))
                .append(
                        "}}},\"/robots/{robotId}\":{\"get\":{\"operationId\":\"readRobot\",\"tags\":[\"fleet\"],\"parameters\":[")
                .append(
                        "{\"name\":\"robotId\",\"in\":\"path\",\"required\":true,\"schema\":{\"type\":\"string\"}}],\"responses\":{\"200\":")
                .append(ROBOT)
                .append("}}}");
        for (int at = 0; at < reports; at++) {
            paths.append(",\"/robots/reports/r" + at + "/text\":{\"get\":{\"operationId\":\"report" + at
                    + "\",\"responses\":{\"204\":{\"description\":\"d\"}}}}");
        }
        String description =
                "{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"Robots\",\"version\":\"1\"},\"paths\":{" + paths + "}}";
        return Objects.requireNonNull(new EmulatorCompiler()
                        .compile(CompilationRequest.of(
                                SourceRoot.text("robots.json", description.getBytes(StandardCharsets.UTF_8))))
                        .compilation())
                .emission()
                .sources();
    }
}
