package dev.ectype.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonWriterTest {
    @Test
    void putsCommasWhereTheyBelong() {
        JsonWriter out = new JsonWriter(1);
        out.beginObject().name("a").value(1).name(MemberName.of("b")).beginArray();
        out.value("x")
                .value(true)
                .nullValue()
                .beginObject()
                .endObject()
                .beginArray()
                .endArray()
                .value(false)
                .endArray();
        out.name("c")
                .beginObject()
                .name("d")
                .value(new BigDecimal("1.50"))
                .endObject()
                .endObject();
        assertThat(text(out)).isEqualTo("{\"a\":1,\"b\":[\"x\",true,null,{},[],false],\"c\":{\"d\":1.50}}");
    }

    @Test
    void escapesOnlyWhatMustBeEscaped() {
        JsonWriter out = new JsonWriter().value("\"\\/<>&'\b\f\n\r\t\u0000\u001f\u007f\u2028\u00e9\ud83d\ude00");
        assertThat(text(out)).isEqualTo("\"\\\"\\\\/<>&'\\b\\f\\n\\r\\t\\u0000\\u001f\u007f\u2028\u00e9\ud83d\ude00\"");
    }

    @Test
    void replacesLoneSurrogates() {
        assertThat(text(new JsonWriter().value("a\ud800b\udc00"))).isEqualTo("\"a\ufffdb\ufffd\"");
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 9, 10, -10, 99, 100, 12345, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE})
    void writesWholeNumbers(long number) {
        assertThat(text(new JsonWriter().value(number))).isEqualTo(Long.toString(number));
    }

    @Test
    void writesWholeNumbersOfEveryWidth() {
        for (long power = 1; power > 0 && power < Long.MAX_VALUE / 10; power *= 10) {
            for (long number : new long[] {power - 1, power, power + 1, -power, -power + 1, -power - 1}) {
                assertThat(text(new JsonWriter().value(number))).isEqualTo(Long.toString(number));
            }
        }
    }

    @Test
    void copiesDocumentsWithoutTheirWhiteSpaceAndReplacedDuplicates() {
        Document loose = Json.parse("{ \"a\" : [ 1 , {\"x\":1,\"x\":2} ] , \"b\":[1,\"\\u0041 b\"],\"a\" : 3 }");
        assertThat(text(new JsonWriter().value(loose))).isEqualTo("{\"b\":[1,\"\\u0041 b\"],\"a\":3}");
        Document nested = Json.parse("[{\"x\":1,\"x\":2},{\"y\":[]},[ ]]");
        assertThat(text(new JsonWriter().value(nested))).isEqualTo("[{\"x\":2},{\"y\":[]},[]]");
        assertThat(nested.element(0).isTight()).isFalse();
        assertThat(nested.element(1).isTight()).isTrue();
    }

    @Test
    void writesLinesAndPrefixesWithoutCommas() {
        byte[] head = "HTTP/1.1 200 OK\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
        JsonWriter out = new JsonWriter().verbatim(head, 0, head.length);
        out.beginArray().endArray().endLine().value(1).endLine();
        assertThat(text(out)).isEqualTo("HTTP/1.1 200 OK\r\n\r\n[]\n1\n");
    }

    @Test
    void continuesAfterTruncation() {
        JsonWriter out = new JsonWriter(1).beginObject().name("a").value(1);
        int before = out.length();
        out.name("b").beginArray().value("x".repeat(100)).truncate(before);
        assertThat(text(out.name("c").value(2).endObject())).isEqualTo("{\"a\":1,\"c\":2}");
        assertThatThrownBy(() -> out.truncate(out.length() + 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void startsAfreshAfterReset() {
        JsonWriter out = new JsonWriter();
        out.value("x".repeat(2 << 20));
        assertThat(out.length()).isEqualTo((2 << 20) + 2);
        assertThat(text(out.reset().value(1))).isEqualTo("1");
        assertThat(out.array().length).isLessThan(1 << 20);
    }

    @Test
    void everyStringReadsBackAsItWas() {
        Random random = new Random(20_261_120);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(24); i > 0; i--) {
                int[] bounds = {0x20, 0x80, 0x800, 0xD800, 0x110000};
                int codePoint = random.nextInt(bounds[random.nextInt(bounds.length)]);
                text.appendCodePoint(codePoint >= 0xD800 && codePoint < 0xE000 ? 'x' : codePoint);
            }
            String written = text.toString();
            JsonWriter out =
                    new JsonWriter(1).beginObject().name(written).value(written).endObject();
            Document read = out.toDocument();
            assertThat(read.member(written)).isNotNull();
            assertThat(read.member(MemberName.of(written)).text()).isEqualTo(written);
            byte[] bytes = written.getBytes(StandardCharsets.UTF_8);
            assertThat(text(new JsonWriter(1).text(bytes, 0, bytes.length)))
                    .isEqualTo(text(new JsonWriter().value(written)));
        }
    }

    @Test
    void bytesOfALongTextAreWrittenLikeTheText() {
        String text = "{\"a\": \"\u0001\u20ac\\\",\n}".repeat(500);
        byte[] bytes = (text + "behind").getBytes(StandardCharsets.UTF_8);
        JsonWriter out = new JsonWriter(1).beginArray().value(1);
        out.text(bytes, 0, bytes.length - "behind".length()).endArray();
        assertThat(text(out)).isEqualTo("[1," + text(new JsonWriter().value(text)) + "]");
    }

    @Test
    void eightBytesWithEscapesAtAnyPlacesAreWrittenLikeTheText() {
        char[] characters = {'x', '"', '\\', '\n'};
        for (int pattern = 0; pattern < 1 << 16; pattern++) {
            StringBuilder eight = new StringBuilder();
            for (int shift = 0; shift < 16; shift += 2) {
                eight.append(characters[pattern >> shift & 3]);
            }
            byte[] bytes = eight.toString().getBytes(StandardCharsets.UTF_8);
            assertThat(text(new JsonWriter(1).text(bytes, 0, bytes.length)))
                    .isEqualTo(text(new JsonWriter().value(eight.toString())));
        }
    }

    private static String text(JsonWriter out) {
        return new String(out.array(), 0, out.length(), StandardCharsets.UTF_8);
    }
}
