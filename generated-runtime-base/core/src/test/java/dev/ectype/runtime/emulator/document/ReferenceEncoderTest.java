package dev.ectype.runtime.emulator.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.Plan;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ReferenceEncoderTest {
    private static final String HELD = "\"targetMember\":\"projectId\",";
    private static final String PLAN = """
            {"format":1,"api":{"name":"Work","version":"1","hash":"ab","slug":"work"},"basePaths":[],"security":{},
             "types":{
               "Project":{"kind":"object","members":[{"name":"slug","type":{"kind":"text"}},
                 {"name":"projectId","type":{"kind":"number","integer":true}}],"additional":{"kind":"any"}},
               "Task":{"kind":"object","members":[{"name":"id","type":{"kind":"text"}},
                 {"name":"projectId","type":{"kind":"any"}}],"additional":{"kind":"any"}}},
             "resources":[
               {"name":"projects","type":{"kind":"named","name":"Project"},
                "identity":{"member":"slug","keys":[],"style":{"kind":"clientChosen","word":"project"}}},
               {"name":"tasks","type":{"kind":"named","name":"Task"},
                "identity":{"member":"id","keys":[],"style":{"kind":"uuid"}}}],
             "relationships":[{"name":"tasks.projectId","from":"tasks","to":"projects","kind":"REFERENCE",
               "targetMember":"projectId","member":"projectId"}],
             "operations":[]}""";

    @Test
    void aReferenceHoldsTheMemberThatThePlanNames() {
        assertThat(text(PLAN)).isEqualTo("7");
        assertThat(value(PLAN)).isEqualTo(Document.of(7));
    }

    @Test
    void aReferenceHoldsTheIdentifierIfThePlanNamesNoMember() {
        String plain = PLAN.replace(HELD, "");
        assertThat(plain).isNotEqualTo(PLAN);
        assertThat(text(plain)).isEqualTo("alpha");
        assertThat(value(plain)).isEqualTo(Document.of("alpha"));
    }

    private static String text(String plan) {
        ResourceShapes shapes = shapes(plan);
        return ReferenceEncoder.referenceText(
                shapes.get("tasks"), MemberPath.of("projectId"), target(shapes.get("projects")));
    }

    private static @Nullable Document value(String plan) {
        ResourceShapes shapes = shapes(plan);
        return ReferenceEncoder.of(shapes.get("tasks"), MemberPath.of("projectId"), target(shapes.get("projects")));
    }

    private static ResourceShapes shapes(String plan) {
        return new ResourceShapes(Plan.parse(plan.getBytes(StandardCharsets.UTF_8)));
    }

    private static ReferenceEncoder.Target target(ResourceShape projects) {
        return new ReferenceEncoder.Target(projects, "alpha", () -> Json.parse("{\"slug\":\"alpha\",\"projectId\":7}"));
    }
}
