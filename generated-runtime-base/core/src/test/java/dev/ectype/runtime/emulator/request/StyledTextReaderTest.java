package dev.ectype.runtime.emulator.request;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.binding.Location;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.DeclaredTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StyledTextReaderTest {
    private static final String NUMBER = "{\"kind\":\"number\",\"integer\":true}";
    private static final String LIST = "{\"kind\":\"array\",\"items\":" + NUMBER + "}";
    private static final String OBJECT = "{\"kind\":\"object\",\"additional\":{\"kind\":\"none\"},\"members\":["
            + "{\"name\":\"R\",\"required\":true,\"type\":" + NUMBER + "},{\"name\":\"G\",\"type\":" + NUMBER + "}]}";
    private static final String EITHER = "{\"kind\":\"union\",\"variants\":[" + NUMBER + "," + LIST + "]}";

    private final List<Problem.Detail> faults = new ArrayList<>();

    private ParameterValueReader reader(Location in, String type, String style) {
        String form = switch (type) {
            case "number" -> NUMBER;
            case "list" -> LIST;
            case "either" -> EITHER;
            default -> OBJECT;
        };
        boolean explode = style.endsWith("*");
        String bare = explode ? style.substring(0, style.length() - 1) : style;
        ParameterPlan plan = new ParameterPlan(
                "color", in, DeclaredTypes.of(null).read(Json.parse(form)), false, bare, explode, null, List.of());
        return new ParameterValueReader(plan, Set.of("color"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "number simple 5 5",
                "number label .5 5",
                "number matrix ;color=5 5",
                "list simple 3,4 [3,4]",
                "list simple* 3,4 [3,4]",
                "list label .3,4 [3,4]",
                "list label* .3.4 [3,4]",
                "list matrix ;color=3,4 [3,4]",
                "list matrix* ;color=3;color=4 [3,4]",
                "list simple [3,4] [3,4]",
                "either simple 3 3",
                "either simple 3,4 [3,4]",
                "object simple R,100,G,200 {\"R\":100,\"G\":200}",
                "object simple* R=100,G=200 {\"R\":100,\"G\":200}",
                "object label .R,100,G,200 {\"R\":100,\"G\":200}",
                "object label* .R=100.G=200 {\"R\":100,\"G\":200}",
                "object matrix ;color=R,100,G,200 {\"R\":100,\"G\":200}",
                "object matrix* ;R=100;G=200 {\"R\":100,\"G\":200}",
                "object simple {\"R\":1} {\"R\":1}"
            })
    void everyPathStyleIsDecodedByType(String type, String style, String text, String meant) {
        Document value = reader(Location.PATH, type, style).path(text, faults);
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(value)).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "number form color=5 5",
                "list form* color=3&color=4 [3,4]",
                "list form color=3,4 [3,4]",
                "list form color=3%2C4 [3,4]",
                "list form* color[]=3&color[]=4 [3,4]",
                "list deepObject* color[0]=3&color[1]=4 [3,4]",
                "list spaceDelimited color=3%204 [3,4]",
                "list pipeDelimited color=3|4 [3,4]",
                "either form* color=3&color=4 [3,4]",
                "object form color=R,100,G,200 {\"R\":100,\"G\":200}",
                "object form* R=100&G=200&other=1 {\"R\":100,\"G\":200}",
                "object spaceDelimited color=R%20100%20G%20200 {\"R\":100,\"G\":200}",
                "object pipeDelimited color=R|100|G|200 {\"R\":100,\"G\":200}",
                "object deepObject* color[R]=100&color[G]=200 {\"R\":100,\"G\":200}"
            })
    void everyQueryStyleIsDecodedByType(String type, String style, String query, String meant) {
        RequestValues source =
                new RequestValues(dev.ectype.runtime.emulator.TestRequests.of("GET", "/a?" + query, "", ""));
        Document value = reader(Location.QUERY, type, style).read(source, faults);
        assertThat(faults).isEmpty();
        assertThat(String.valueOf(value)).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "list simple* ;color=x query.color/0",
                "object form* R=x query.color/R",
                "object form color=R,1,B,2 query.color/B"
            })
    void violationsNameTheirMember(String type, String style, String query, String place) {
        RequestValues source = new RequestValues(
                dev.ectype.runtime.emulator.TestRequests.of("GET", "/a?" + query.replace(";", ""), "", ""));
        reader(Location.QUERY, type, style).read(source, faults);
        assertThat(faults).extracting(Problem.Detail::place).containsExactly(place);
    }
}
