package dev.ectype.runtime.emulator.request;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.TestRequests;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.DeclaredTypes;
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

    private RequestPayload read(String described, String type, String sent, String body) {
        MediaPlan media = new MediaPlan(
                described, DeclaredTypes.of(null).read(Json.parse(type)), List.of(), new LinkedHashMap<>());
        BodyReader reader = new BodyReader(new BodyPlan(true, MemberPath.of(), List.of(media)));
        return reader.read(TestRequests.of("POST", "/files", sent, body), faults);
    }

    @Test
    void aMultipartBodyWithoutBoundaryIsReadWhenItIsJson() {
        RequestPayload payload = read("multipart/form-data", FILE, "multipart/form-data", "{\"purpose\":\"logo\"}");
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(payload.item())).contains("logo");
        read("multipart/form-data", FILE, "multipart/form-data", "purpose");
        assertThat(faults).extracting(Problem.Detail::message).containsExactly("needs a boundary in Content-Type");
    }

    @Test
    void xmlIsReadAsItsTypeDescribesIt() {
        RequestPayload payload = read("text/xml", FILE, "text/xml", "<File><purpose>logo</purpose></File>");
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(payload.item())).isEqualTo("{\"purpose\":\"logo\"}");
        read("application/xml", FILE, "text/xml; charset=utf-8", "<File><Purpose>logo</Purpose></File>");
        assertThat(faults).extracting(Problem.Detail::rule).containsExactly("required");
        read("text/xml", FILE, "text/xml", "<File>");
        assertThat(faults).extracting(Problem.Detail::rule).endsWith("syntax");
        read("text/plain", "{\"kind\":\"text\",\"minLength\":9}", "text/plain", "short");
        assertThat(faults).hasSize(3);
    }

    @Test
    void aJsonPatchIsNoInstanceOfTheDescribedType() {
        String patch = "[{\"op\":\"replace\",\"path\":\"/purpose\",\"value\":\"logo\"}]";
        RequestPayload payload = read("application/json-patch+json", FILE, "application/json-patch+json", patch);
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(payload.item())).isEqualTo(patch);
        read("application/json", FILE, "application/json-patch+json; charset=utf-8", patch);
        assertThat(faults).isEmpty();
        read("application/json-patch+json", FILE, "application/json-patch+json", "[{\"op\":\"replace\"}]");
        assertThat(faults).hasSize(1);
        read("application/json", FILE, "application/json", patch);
        assertThat(faults).hasSize(2);
    }

    private static final String UPLOAD = "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":["
            + "{\"name\":\"file\",\"required\":true,\"type\":{\"kind\":\"text\",\"format\":\"binary\"}},"
            + "{\"name\":\"count\",\"type\":{\"kind\":\"number\",\"integer\":true}},"
            + "{\"name\":\"tags\",\"type\":{\"kind\":\"array\",\"items\":{\"kind\":\"number\",\"integer\":true}}},"
            + "{\"name\":\"owner\",\"type\":{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":["
            + "{\"name\":\"age\",\"type\":{\"kind\":\"number\"}}]}}]}";

    private static String part(String head, String content) {
        return "--cut\r\n" + head + "\r\n\r\n" + content + "\r\n";
    }

    @Test
    void multipartFilesAreContentsAndOtherPartsAreTyped() {
        String body = part(
                        "Content-Disposition: form-data; name=\"file\"; filename=\"a;b.png\"\r\nContent-Type: image/png",
                        "\u0001\r\n-")
                + part("content-disposition: form-data; name=count", "3")
                + part("Content-Disposition: form-data; name=\"tags\"", "1,2")
                + part(
                        "Content-Disposition: form-data; name=\"owner\"\r\nContent-Type: application/json",
                        "{\"age\":7}")
                + "--cut--\r\n";
        RequestPayload payload = read("multipart/form-data", UPLOAD, "multipart/form-data; boundary=cut", body);
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(payload.item()))
                .isEqualTo("{\"file\":\"a;b.png\",\"count\":3,\"tags\":[1,2],\"owner\":{\"age\":7}}");
        ContentPart file = payload.parts().get(0);
        assertThat(payload.parts()).hasSize(1);
        assertThat(file.fileName()).isEqualTo("a;b.png");
        assertThat(file.mediaType()).isEqualTo("image/png");
        assertThat(file.content().text()).isEqualTo("\u0001\r\n-");
    }

    @Test
    void aTextWithAFileNameIsAFileUnlessItsTypeIsRestricted() {
        String body = part("Content-Disposition: form-data; name=\"purpose\"; filename=\"blob\"", "logo")
                + part("Content-Disposition: form-data; name=\"count\"; filename=\"blob\"", "3")
                + part("Content-Disposition: form-data; name=\"file\"; filename=\"blob\"", "x")
                + "--cut--\r\n";
        String type = UPLOAD.replace(
                "{\"name\":\"count\"", "{\"name\":\"purpose\",\"type\":{\"kind\":\"text\"}},{\"name\":\"count\"");
        RequestPayload payload = read("multipart/form-data", type, "multipart/form-data; boundary=cut", body);
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(payload.item())).isEqualTo("{\"purpose\":\"logo\",\"count\":3,\"file\":\"blob\"}");
        assertThat(payload.files()).containsExactly("file", "purpose");
    }

    @Test
    void dotsBracketsAndJsonDescribeNestedObjects() {
        RequestPayload payload = read(FORM, UPLOAD, FORM, "file=a&owner.age=7&tags[]=1&tags[]=2");
        assertThat(String.valueOf(payload.item())).isEqualTo("{\"file\":\"a\",\"owner\":{\"age\":7},\"tags\":[1,2]}");
        payload = read(FORM, UPLOAD, FORM, "file=a&owner=%7B%22age%22:7%7D&tags=%5B1%5D");
        assertThat(String.valueOf(payload.item())).isEqualTo("{\"file\":\"a\",\"owner\":{\"age\":7},\"tags\":[1]}");
        assertThat(faults).isEmpty();
    }

    @Test
    void jsonIsReadInPlaceOfAForm() {
        RequestPayload payload = read(FORM, FILE, "application/json", "{\"purpose\":\"logo\"}");
        assertThat(String.valueOf(payload.item())).isEqualTo("{\"purpose\":\"logo\"}");
        assertThat(faults).isEmpty();
        read(FORM, FILE, "application/json", "{}");
        assertThat(faults).hasSize(1);
    }

    @Test
    void jsonLinesAndOtherCharsetsAreRead() {
        String list = "{\"kind\":\"array\",\"items\":" + FILE + "}";
        RequestPayload payload = read(
                "application/x-ndjson", list, "application/x-ndjson", "{\"purpose\":\"a\"}\n\n{\"purpose\":\"b\"}\n");
        assertThat(String.valueOf(payload.whole())).isEqualTo("[{\"purpose\":\"a\"},{\"purpose\":\"b\"}]");
        payload = read(
                "application/json", FILE, "application/vnd.api+json; charset=\"ISO-8859-1\"", "{\"purpose\":\"é\"}");
        assertThat(String.valueOf(payload.item())).isEqualTo("{\"purpose\":\"Ã©\"}");
        assertThat(faults).isEmpty();
    }

    @Test
    void undescribedBytesAreContents() {
        RequestPayload payload = read(
                "application/octet-stream", "{\"kind\":\"text\",\"format\":\"binary\"}", "image/webp", "{not json");
        assertThat(faults).isEmpty();
        assertThat(payload.whole()).isNull();
        assertThat(payload.parts()).extracting(ContentPart::mediaType).containsExactly("image/webp");
    }

    @Test
    void requiredEmptyObjectsAreAddedToForms() {
        assertThat(String.valueOf(read(FORM, SETTINGS, FORM, "").item())).isEqualTo("{\"features\":{}}");
        assertThat(String.valueOf(read(FORM, SETTINGS, FORM, "name=a").whole())).contains("\"features\":{}");
        assertThat(faults).isEmpty();
        read(FORM, FILE, FORM, "");
        assertThat(faults).extracting(Problem.Detail::rule).containsExactly("required");
    }

    @Test
    void plainTextIsConvertedToItsType() {
        assertThat(String.valueOf(read("text/plain", "{\"kind\":\"boolean\"}", "text/plain", "true")
                        .whole()))
                .isEqualTo("true");
        assertThat(faults).isEmpty();
        read("text/plain", "{\"kind\":\"number\",\"integer\":true}", "text/plain", "many");
        assertThat(faults).hasSize(1);
    }

    @Test
    void aDescribedNameWithBracketsIsNotNested() {
        String type = "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":["
                + "{\"name\":\"vendor[name]\",\"type\":{\"kind\":\"text\"},\"required\":true}]}";
        RequestPayload payload = read(FORM, type, FORM, "vendor%5Bname%5D=a&vendor%5Bsize%5D=2");
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(payload.item())).isEqualTo("{\"vendor[name]\":\"a\",\"vendor\":{\"size\":\"2\"}}");
    }
}
