package dev.ectype.runtime.emulator.request;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.Sent;
import dev.ectype.runtime.http.Problem;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BodyReaderTest {
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String FILE = "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":["
            + "{\"name\":\"purpose\",\"type\":{\"kind\":\"text\"},\"required\":true}]}";
    private static final String SETTINGS = "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":["
            + "{\"name\":\"features\",\"required\":true,"
            + "\"type\":{\"kind\":\"object\",\"members\":[],\"additional\":{\"kind\":\"any\"}}}]}";

    private final List<Problem.Detail> faults = new ArrayList<>();

    private Payload read(String described, String type, String sent, String body) {
        MediaPlan media =
                new MediaPlan(described, Types.of(null).read(Json.parse(type)), List.of(), new LinkedHashMap<>());
        BodyReader reader = new BodyReader(new BodyPlan(true, MemberPath.of(), List.of(media)));
        return reader.read(Sent.of("POST", "/files", sent, body), faults);
    }

    @Test
    void aMultipartBodyWithoutBoundaryIsReadWhenItIsJson() {
        Payload payload = read("multipart/form-data", FILE, "multipart/form-data", "{\"purpose\":\"logo\"}");
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(payload.item())).contains("logo");
        read("multipart/form-data", FILE, "multipart/form-data", "purpose");
        assertThat(faults).extracting(Problem.Detail::message).containsExactly("needs a boundary in Content-Type");
    }

    @Test
    void xmlIsBelievedSinceItIsNotRead() {
        Payload payload = read("text/xml", FILE, "text/xml", "<File><Purpose>logo</Purpose></File>");
        assertThat(faults).isEmpty();
        assertThat(payload.item()).isNull();
        read("text/plain", "{\"kind\":\"text\",\"minLength\":9}", "text/plain", "short");
        assertThat(faults).hasSize(1);
    }

    @Test
    void aFormCannotSpellTheEmptyObjectThatIsRequired() {
        assertThat(String.valueOf(read(FORM, SETTINGS, FORM, "").item())).isEqualTo("{\"features\":{}}");
        assertThat(String.valueOf(read(FORM, SETTINGS, FORM, "name=a").whole())).contains("\"features\":{}");
        assertThat(faults).isEmpty();
        read(FORM, FILE, FORM, "");
        assertThat(faults).extracting(Problem.Detail::rule).containsExactly("required");
    }

    @Test
    void aPlainTextMeansWhatItsTypeHasForIt() {
        assertThat(String.valueOf(read("text/plain", "{\"kind\":\"boolean\"}", "text/plain", "true")
                        .whole()))
                .isEqualTo("true");
        assertThat(faults).isEmpty();
        read("text/plain", "{\"kind\":\"number\",\"integer\":true}", "text/plain", "many");
        assertThat(faults).hasSize(1);
    }
}
