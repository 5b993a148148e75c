package dev.ectype.runtime.emulator.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Schema;
import org.junit.jupiter.api.Test;

final class XmlTest {
    private static final String PET = "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},"
            + "\"notes\":{\"xml\":{\"name\":\"pet\",\"namespace\":\"urn:pets\"}},\"members\":["
            + "{\"name\":\"id\",\"type\":{\"kind\":\"number\",\"integer\":true,\"notes\":{\"xml\":{\"attribute\":true}}}},"
            + "{\"name\":\"name\",\"type\":{\"kind\":\"text\",\"notes\":{\"xml\":{\"name\":\"call\",\"prefix\":\"p\"}}}},"
            + "{\"name\":\"vaccinated\",\"type\":{\"kind\":\"boolean\"}},"
            + "{\"name\":\"photos\",\"type\":{\"kind\":\"array\",\"items\":{\"kind\":\"text\"}}},"
            + "{\"name\":\"tags\",\"type\":{\"kind\":\"array\",\"notes\":{\"xml\":{\"wrapped\":true}},"
            + "\"items\":{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"notes\":{\"xml\":{\"name\":\"tag\"}},"
            + "\"members\":[{\"name\":\"weight\",\"type\":{\"kind\":\"number\"}}]}}}]}";
    private static final Schema TYPE = DeclaredTypes.of(null).read(Json.parse(PET));
    private static final Document REX = Json.parse("{\"id\":7,\"name\":\"Rex & <Co>\",\"vaccinated\":true,"
            + "\"photos\":[\"a\",\"b\"],\"tags\":[{\"weight\":1.5},{\"weight\":2}]}");
    private static final String TEXT = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<pet xmlns=\"urn:pets\" id=\"7\"><p:call>Rex &amp; &lt;Co&gt;</p:call><vaccinated>true</vaccinated>"
            + "<photos>a</photos><photos>b</photos>"
            + "<tags><tag><weight>1.5</weight></tag><tag><weight>2</weight></tag></tags></pet>";

    private static Document read(String text) {
        return XmlReader.read(ByteSlice.utf8(text), TYPE);
    }

    @Test
    void documentsAreWrittenInTheirDescribedForm() {
        assertThat(XmlWriter.write(REX, TYPE)).isEqualTo(TEXT);
    }

    @Test
    void writtenDocumentsAreReadBackUnchanged() {
        String declared = TEXT.replace("<pet ", "<pet xmlns:p=\"urn:p\" ");
        assertThat(read(declared)).hasToString(REX.toString());
    }

    @Test
    void undescribedMembersAreReadByTheirForm() {
        assertThat(read("<x><a>1</a><a>2</a><b c='d'><e/></b></x>"))
                .hasToString("{\"a\":[\"1\",\"2\"],\"b\":{\"e\":\"\",\"c\":\"d\"}}");
    }

    @Test
    void doctypesAndEntitiesAreRejected() {
        String entity = "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><x>&e;</x>";
        assertThatThrownBy(() -> read(entity)).isInstanceOf(MalformedXml.class);
        String bomb = "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><x>&b;</x>";
        assertThatThrownBy(() -> read(bomb)).isInstanceOf(MalformedXml.class);
        assertThatThrownBy(() -> read("<a>".repeat(70) + "</a>".repeat(70)))
                .isInstanceOf(MalformedXml.class)
                .hasMessageContaining("deeper");
        assertThatThrownBy(() -> read("<x>" + "<y/>".repeat(100_001) + "</x>"))
                .isInstanceOf(MalformedXml.class)
                .hasMessageContaining("more than");
        assertThatThrownBy(() -> read("<x>")).isInstanceOf(MalformedXml.class);
    }
}
