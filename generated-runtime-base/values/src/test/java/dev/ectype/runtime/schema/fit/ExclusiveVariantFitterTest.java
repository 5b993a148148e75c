package dev.ectype.runtime.schema.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.keyword.Direction;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ExclusiveVariantFitterTest {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:05Z");
    private static final FitContext STORED =
            FitContext.of(42, NOW, Direction.STORED).instance("pets", "7").assign("id", Document.of("7"));

    private static final String ONE_OF_TWO = """
            {"kind":"union","exclusive":true,"variants":[
              {"kind":"object","additional":{"kind":"any"},"members":[
                {"name":"name","type":{"kind":"text"}},{"name":"batch","type":{"kind":"boolean"}}]},
              {"kind":"object","additional":{"kind":"any"},"members":[
                {"name":"name","type":{"kind":"text"}},
                {"name":"metadata","type":{"kind":"object","members":[],"additional":{"kind":"any"}}}]}]}""";

    private static final DeclaredTypes KINDS = DeclaredTypes.of(Json.parse("""
            {"Fast":{"kind":"object","additional":{"kind":"any"},"members":[
               {"name":"id","type":{"kind":"text"}},{"name":"type","type":{"kind":"text"},"required":true}]},
             "Slow":{"kind":"object","additional":{"kind":"any"},"members":[
               {"name":"id","type":{"kind":"text"}},{"name":"type","type":{"kind":"text"},"required":true}]},
             "Rule":{"kind":"union","exclusive":true,"variants":[{"kind":"named","name":"Fast"},{"kind":"named","name":"Slow"}],
               "discriminator":{"member":"type","mapping":{"FAST":"Fast","SLOW":"Slow"}}}}"""));

    @Test
    void separatesOverlappingVariants() {
        assertThat(fit(null, ONE_OF_TWO, STORED)).isEqualTo("{\"id\":\"7\",\"metadata\":null}");
        assertThat(fit("{\"name\":\"a\",\"metadata\":{}}", ONE_OF_TWO, STORED))
                .isEqualTo("{\"name\":\"a\",\"metadata\":{},\"id\":\"7\",\"batch\":null}");
    }

    @Test
    void separatesAVariantByItsOwnTag() {
        String type = """
                {"kind":"union","exclusive":true,"variants":[
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"is","type":{"kind":"enum","values":["cat"]}}]},
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"is","type":{"kind":"enum","values":["dog"]}}]}]}""";
        assertThat(fit(null, type, FitContext.of(1, NOW, Direction.REPLY))).isEqualTo("{\"is\":\"cat\"}");
    }

    @Test
    void separatesVariantsByTheItemsOfTheirLists() {
        String type = """
                {"kind":"union","exclusive":true,"variants":[
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"all","type":{"kind":"array","items":
                    {"kind":"object","additional":{"kind":"any"},"members":[{"name":"price","type":{"kind":"text"}}]}}}]},
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"all","type":{"kind":"array","items":
                    {"kind":"object","additional":{"kind":"any"},"members":[{"name":"reason","type":{"kind":"text"}}]}}}]},
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"all","type":{"kind":"array","items":
                    {"kind":"object","additional":{"kind":"any"},"members":[{"name":"cause","type":{"kind":"text"}}]}}}]}]}""";
        assertThat(fit("{\"a\":1}", type, FitContext.of(1, NOW, Direction.REPLY)))
                .isEqualTo("{\"a\":1,\"all\":[{\"reason\":null,\"cause\":null}]}");
        assertThat(fit("{\"all\":[]}", type, FitContext.of(1, NOW, Direction.REPLY)))
                .isEqualTo("{\"all\":[]}");
    }

    @Test
    void separatesAVariantByAnElementThatOtherListsForbid() {
        String type = """
                {"kind":"union","exclusive":true,"variants":[
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"all","type":{"kind":"array","items":
                    {"kind":"object","additional":{"kind":"any"},"members":[{"name":"price","type":{"kind":"text"}}]}}}]},
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"all","type":{"kind":"array","items":{"kind":"any"}}}]}]}""";
        assertThat(fit(null, type, FitContext.of(1, NOW, Direction.REPLY))).isEqualTo("{\"all\":[\"text\"]}");
    }

    @Test
    void separatesAVariantByAWriteOnlyMemberOfAnother() {
        String type = """
                {"kind":"union","exclusive":true,"variants":[
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"id","type":{"kind":"text"},"required":true},
                    {"name":"password","type":{"kind":"text","notes":{"writeOnly":true}}}]},
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"id","type":{"kind":"text"},"required":true}]}]}""";
        assertThat(fit("{\"id\":\"7\"}", type, FitContext.of(1, NOW, Direction.REPLY)))
                .isEqualTo("{\"id\":\"7\",\"password\":null}");
    }

    @Test
    void keepsTheSourceIfNoVariantCanBeSeparated() {
        String type = """
                {"kind":"union","exclusive":true,"variants":[{"kind":"text","format":"uuid"},{"kind":"text"}]}""";
        String said = "\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"";
        assertThat(fit(said, type, STORED)).isEqualTo(said);
        String same = """
                {"kind":"union","exclusive":true,"variants":[
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"a","type":{"kind":"text"}}]},
                  {"kind":"object","additional":{"kind":"any"},"members":[{"name":"a","type":{"kind":"text"}}]}]}""";
        assertThat(fit(null, same, FitContext.of(1, NOW, Direction.REPLY))).isEqualTo("{}");
    }

    @Test
    void keepsAssignedMembersOfEqualVariants() {
        Document sent = Json.parse("{\"type\":\"SLOW\"}");
        assertThat(Fitter.fitted(sent, KINDS.type("Rule"), STORED).literal())
                .isEqualTo("{\"id\":\"7\",\"type\":\"SLOW\"}");
    }

    @Test
    void assignedDiscriminatorSelectsItsVariant() {
        FitContext slow = STORED.assign("type", Document.of("SLOW"));
        assertThat(Fitter.fitted(Json.parse("{\"type\":\"FAST\"}"), KINDS.type("Rule"), slow)
                        .member("type"))
                .isEqualTo(Document.of("SLOW"));
        assertThat(Fitter.sample(KINDS.type("Rule"), slow).member("type")).isEqualTo(Document.of("SLOW"));
    }

    @Test
    void choosesTheBestMatchingVariant() {
        String type = """
                {"kind":"union","exclusive":true,"variants":[
                  {"kind":"object","additional":{"kind":"none"},"members":[{"name":"bark","type":{"kind":"text"},"required":true}]},
                  {"kind":"object","additional":{"kind":"none"},"members":[{"name":"meow","type":{"kind":"text"},"required":true}]}]}""";
        assertThat(fit("{\"meow\":\"loud\",\"x\":1}", type, FitContext.of(1, NOW, Direction.REPLY)))
                .isEqualTo("{\"meow\":\"loud\"}");
    }

    private static String fit(@Nullable String source, String type, FitContext context) {
        Document given = source == null ? null : Json.parse(source);
        return Fitter.fitted(given, DeclaredTypes.of(null).read(Json.parse(type)), context)
                .literal();
    }
}
