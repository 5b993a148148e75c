package dev.ectype.runtime.emulator.envelope;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PathDocumentBuilderTest {
    private static final MemberPath FIRST = new MemberPath(List.of("Invoices", "0"));

    @Test
    void aFirstElementCreatesAnArray() {
        Document grown = PathDocumentBuilder.of(FIRST, Json.parse("{\"id\":1}"));
        assertThat(grown.toString()).isEqualTo("{\"Invoices\":[{\"id\":1}]}");
        assertThat(String.valueOf(grown.at(FIRST))).isEqualTo("{\"id\":1}");
        assertThat(PathDocumentBuilder.of(new MemberPath(List.of("data", "item")), Document.TRUE)
                        .toString())
                .isEqualTo("{\"data\":{\"item\":true}}");
    }

    @Test
    void theTypeOfAFirstElementIsTheItemType() {
        Schema type = DeclaredTypes.of(null).read(Json.parse("""
                {"kind":"object","additional":{"kind":"any"},"members":[
                 {"name":"Invoices","type":{"kind":"array","items":{"kind":"text"}}}]}"""));
        Schema first = SchemaShape.at(type, FIRST);
        assertThat(first != null && SchemaShape.isText(first)).isTrue();
        assertThat(SchemaShape.at(type, new MemberPath(List.of("Invoices", "1"))))
                .isNull();
    }
}
