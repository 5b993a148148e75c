package dev.ectype.controlplane.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Described;
import dev.ectype.controlplane.Described.Operation;
import dev.ectype.extra.ExtraController;
import dev.ectype.undeclared.UndeclaredController;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class NewRoutesTest {
    @TempDir
    private Path folder;

    @Test
    void routeThatIsAddedIsDescribed() {
        try (ControlPlane plane = ControlPlane.start(
                folder,
                ExtraController.class,
                "ectype.api-url=" + ControlPlane.shared().address())) {
            Described described = Described.by(plane);
            Operation list = described.operation("GET", "/v1/tin-boxes");
            assertThat(list.node().get("operationId").asString()).isEqualTo("listTinBoxes");
            assertThat(list.scope()).isEqualTo("read");
            assertThat(list.node().get("parameters").toString()).contains("/Limit", "/Cursor", "/RequestId");
            Operation put = described.operation("PUT", "/v1/tin-boxes/{id}");
            assertThat(put.node().get("operationId").asString()).isEqualTo("putTinBox");
            assertThat(put.scope()).isEqualTo("admin");
            assertThat(put.node().get("x-required-plan").asString()).isEqualTo("team");
            assertThat(put.body().toString()).isEqualTo("{\"label\":\"Tea\"}");
            JsonNode schemas = described.document().at("/components/schemas");
            assertThat(schemas.at("/NewTinBox/properties/lid/pattern").asString())
                    .isEqualTo("^(?:[a-z]+)$");
            assertThat(schemas.at("/TinBox/properties/scope/enum").toString())
                    .isEqualTo("[\"read\",\"write\",\"admin\",null]");
            assertThat(withoutBoxes(described))
                    .isEqualTo(Described.by(ControlPlane.shared()).document());
        }
    }

    private static JsonNode withoutBoxes(Described described) {
        ObjectNode document = (ObjectNode) described.document().deepCopy();
        ((ObjectNode) document.get("paths")).remove(java.util.List.of("/v1/tin-boxes", "/v1/tin-boxes/{id}"));
        ((ObjectNode) document.at("/components/schemas"))
                .remove(java.util.List.of("NewTinBox", "TinBox", "PageTinBox"));
        for (int at = 0; at < document.get("tags").size(); at++) {
            if (document.at("/tags/" + at + "/name").asString().equals("Boxes")) {
                document.withArray("tags").remove(at);
            }
        }
        return document;
    }

    @Test
    void routeWithoutADeclarationStopsTheStart() {
        assertThatThrownBy(() ->
                        ControlPlane.start(folder, UndeclaredController.class).close())
                .hasMessageContaining("/v1/undeclared")
                .hasMessageContaining("@RequiredScope or @PublicRoute");
    }
}
