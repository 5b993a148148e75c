package dev.ectype.runtime.schema.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.IdentifierCandidates;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.keyword.Direction;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FitterTest {
    private static final Instant NOW = Instant.parse("2025-01-01T00:00:05Z");
    private static final FitContext STORED =
            FitContext.of(42, NOW, Direction.STORED).instance("pets", "7").assign("id", Document.of("7"));

    private static final IdentifierCandidates IDENTIFYING = IdentifierCandidates.of(Json.parse("""
            [{"kind":"IDENTIFIER","names":["id"]},{"kind":"NOUN_IDENTIFIER","names":["petId","ownerId"]},
             {"kind":"NAME","names":["name"]}]"""));

    private static final String PET = """
            {"kind":"object","additional":{"kind":"any"},"members":[
              {"name":"id","type":{"kind":"number","integer":true},"required":true},
              {"name":"name","type":{"kind":"text","notes":{"examples":["Rex"]}},"required":true},
              {"name":"created_at","type":{"kind":"text","format":"date-time","notes":{"examples":["2011-01-26T19:01:12.000Z"]}}},
              {"name":"created","type":{"kind":"number","integer":true}},
              {"name":"status","type":{"kind":"enum","values":["available","sold"],"notes":{"defaultValue":"available"}}},
              {"name":"age","type":{"kind":"number","integer":true,"notes":{"examples":["old"]}}},
              {"name":"tag","type":{"kind":"nullable","type":{"kind":"text"}}},
              {"name":"nick","type":{"kind":"text"}},
              {"name":"secret","type":{"kind":"text","notes":{"writeOnly":true}}},
              {"name":"owner","type":{"kind":"object","additional":{"kind":"any"},"members":[{"name":"id","type":{"kind":"text"},"required":true}]}}]}""";

    @Test
    void completesARequestWithServerValues() {
        assertThat(fit("{\"name\":\"Tom\",\"secret\":\"s\",\"extra\":[1]}", PET, STORED))
                .isEqualTo(
                        "{\"id\":7,\"name\":\"Tom\",\"created_at\":\"2025-01-01T00:00:05.000Z\",\"created\":1735689605,"
                                + "\"status\":\"available\",\"tag\":null,\"secret\":\"s\",\"extra\":[1]}");
    }

    @Test
    void omitsWriteOnlyMembers() {
        FitContext reply = STORED.towards(Direction.REPLY);
        assertThat(fit("{\"id\":7,\"name\":\"Tom\",\"secret\":\"s\",\"status\":\"sold\"}", PET, reply))
                .doesNotContain("secret")
                .contains("\"status\":\"sold\"");
    }

    @Test
    void repairsOnlyThePartsThatAreNotAllowed() {
        assertThat(fit("{\"name\":5,\"status\":\"lost\",\"nick\":null,\"owner\":\"usr_1\"}", PET, STORED))
                .contains("\"name\":\"5\"", "\"status\":\"available\"", "\"owner\":{\"id\":\"usr_1\"}")
                .doesNotContain("nick");
    }

    @Test
    void expandsAnIdentifierToAnObjectWithTheBestMemberThatAllowsIt() {
        FitContext reply = FitContext.of(1, NOW, Direction.REPLY);
        assertThat(fit("\"x\"", object("petId", "name"), reply)).isEqualTo("{\"petId\":\"x\"}");
        assertThat(fit("\"x\"", object("name", "id", "petId"), reply)).isEqualTo("{\"id\":\"x\"}");
        assertThat(fit("\"x\"", object("petId", "ownerId", "name"), reply)).isEqualTo("{\"name\":\"x\"}");
    }

    private static String object(String... members) {
        return Stream.of(members)
                .map(member -> "{\"name\":\"" + member + "\",\"type\":{\"kind\":\"text\"}}")
                .collect(Collectors.joining(
                        ",", "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":[", "]}"));
    }

    @Test
    void dropsInvalidExamples() {
        assertThat(fit(null, PET, STORED)).contains("\"name\":\"Rex\"").doesNotContain("age");
    }

    @Test
    void addsNothingToAnExampleOfTheWholeObject() {
        String type = """
                {"kind":"object","additional":{"kind":"any"},"notes":{"examples":[{"b":1}]},"members":[
                  {"name":"a","type":{"kind":"text","notes":{"defaultValue":"x"}}},
                  {"name":"b","type":{"kind":"number"},"required":true}]}""";
        assertThat(fit(null, type, FitContext.of(1, NOW, Direction.REPLY))).isEqualTo("{\"b\":1}");
    }

    @Test
    void setsTheDefaultOfAReferencedTypeInsideOfAnObject() {
        DeclaredTypes types = DeclaredTypes.of(Json.parse("""
                        {"Status":{"kind":"text","notes":{"defaultValue":"draft"}},
                         "Words":{"kind":"object","additional":{"kind":"any"},"members":[
                           {"name":"title","type":{"kind":"text"}},
                           {"name":"status","type":{"kind":"named","name":"Status"}}]},
                         "Article":{"kind":"object","additional":{"kind":"any"},"members":[
                           {"name":"words","type":{"kind":"named","name":"Words"}}]}}"""));
        JsonWriter out = new JsonWriter(64);
        Fitter.fit(Json.parse("{\"words\":{\"title\":\"a\"}}"), types.type("Article"), STORED, out);
        assertThat(out.toDocument().literal()).contains("{\"words\":{\"title\":\"a\",\"status\":\"draft\"}");
    }

    @Test
    void formatsTimesToTheRequiredLength() {
        String type = "{\"kind\":\"text\",\"format\":\"date-time\",\"minLength\":25,\"maxLength\":25}";
        assertThat(fit("\"2020-02-03T04:05:06.007Z\"", type, STORED)).isEqualTo("\"2020-02-03T04:05:06+00:00\"");
        assertThat(fit(null, type, STORED)).matches("\"....-..-..T..:..:..\\+00:00\"");
    }

    @Test
    void endsRecursiveTypes() {
        DeclaredTypes types = DeclaredTypes.of(Json.parse("""
                        {"Node":{"kind":"object","additional":{"kind":"none"},"members":[
                           {"name":"left","type":{"kind":"named","name":"Tree"},"required":true},
                           {"name":"up","type":{"kind":"named","name":"Node"}}]},
                         "Tree":{"kind":"union","variants":[{"kind":"named","name":"Node"},{"kind":"number"}]},
                         "Endless":{"kind":"object","additional":{"kind":"any"},"members":[
                           {"name":"next","type":{"kind":"named","name":"Endless"},"required":true}]}}"""));
        FitContext context = FitContext.of(1, NOW, Direction.REPLY);
        assertThat(Fitter.sample(types.type("Node"), context).literal()).matches("\\{\"left\":\\{\"left\":\\d+}}");
        assertThat(Fitter.sample(types.type("Endless"), context).length()).isLessThan(10_000);
    }

    @Test
    void setsTheAddressOfADocument() {
        String type = """
                {"kind":"object","additional":{"kind":"any"},"members":[
                  {"name":"url","type":{"kind":"text","format":"uri"},"required":true}]}""";
        FitContext context = STORED.links((resource, id, member) -> "http://here/" + resource + "/" + id);
        assertThat(fit("{}", type, context)).contains("\"url\":\"http://here/pets/7\"");
    }

    @Test
    void setsInitialValuesOfServerSetMembers() {
        String type = """
                {"kind":"object","additional":{"kind":"any"},"members":[
                  {"name":"archived","type":{"kind":"boolean","notes":{"examples":[true]}}},
                  {"name":"deleted","type":{"kind":"boolean"},"required":true},
                  {"name":"enabled","type":{"kind":"boolean"}},
                  {"name":"shared","type":{"kind":"boolean","notes":{"defaultValue":true}}},
                  {"name":"open_issues_count","type":{"kind":"number","integer":true,"notes":{"examples":[98]}},"required":true},
                  {"name":"numberOfViews","type":{"kind":"number","integer":true}},
                  {"name":"viewCount","type":{"kind":"text","format":"uint64"}},
                  {"name":"size","type":{"kind":"number","minimum":1}},
                  {"name":"account","type":{"kind":"number"}},
                  {"name":"tags","type":{"kind":"array","items":{"kind":"text"}}},
                  {"name":"pair","type":{"kind":"array","items":{"kind":"text"},"minItems":2}},
                  {"name":"labels","type":{"kind":"object","additional":{"kind":"text"},"members":[]}},
                  {"name":"owner","type":{"kind":"object","additional":{"kind":"any"},"members":[{"name":"deleted","type":{"kind":"boolean"}}]}},
                  {"name":"approved","type":{"kind":"nullable","type":{"kind":"boolean"}}},
                  {"name":"html_url","type":{"kind":"text","format":"uri"}},
                  {"name":"avatar_url","type":{"kind":"text","format":"uri"}},
                  {"name":"summary","type":{"kind":"text"}}]}""";
        Set<String> names = new LinkedHashSet<>();
        Json.parse(type)
                .member("members")
                .elements()
                .forEach(member -> names.add(member.member("name").text()));
        FitContext context = FitContext.of(1, NOW, Direction.STORED);
        assertThat(fit("{}", type, context.serverSet(names)))
                .matches(Pattern.quote(
                                "{\"archived\":false,\"deleted\":false,\"enabled\":true,\"shared\":true,\"open_issues_count\":0,"
                                        + "\"numberOfViews\":0,\"viewCount\":\"0\",\"tags\":[],\"labels\":{},\"approved\":null,\"html_url\":\"")
                        + "https://[^\"]+\"}");
        assertThat(fit("{\"archived\":true,\"tags\":[\"a\"]}", type, context.serverSet(names)))
                .startsWith("{\"archived\":true,")
                .contains("\"tags\":[\"a\"]");
        assertThat(fit("{}", type, context))
                .isEqualTo("{\"deleted\":false,\"shared\":true,\"open_issues_count\":98,\"approved\":null}");
    }

    @Test
    void writesJsonContentIntoTexts() {
        FitContext context = FitContext.of(1, NOW, Direction.REPLY);
        String held =
                "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":[{\"name\":\"event\",\"required\":true,"
                        + "\"type\":{\"kind\":\"enum\",\"values\":[\"made\"]}}]}";
        String plain = "{\"kind\":\"text\",\"content\":" + held + "}";
        assertThat(Json.parse(fit(null, plain, context)).text()).isEqualTo("{\"event\":\"made\"}");
        assertThat(fit("\"sent\"", plain, context)).isEqualTo("\"sent\"");
        String encoded = "{\"kind\":\"text\",\"format\":\"byte\",\"content\":" + held + "}";
        String text = Json.parse(fit(null, encoded, context)).text();
        assertThat(new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8))
                .isEqualTo("{\"event\":\"made\"}");
        String wrapped = "{\"kind\":\"text\",\"content\":" + plain + "}";
        assertThat(Json.parse(Json.parse(fit(null, wrapped, context)).text()).text())
                .isEqualTo("{\"event\":\"made\"}");
    }

    @Test
    void endsRecursiveTextContent() {
        DeclaredTypes types = DeclaredTypes.of(Json.parse("""
                {"Letter":{"kind":"object","additional":{"kind":"any"},"members":[
                  {"name":"inner","required":true,"type":{"kind":"text","content":{"kind":"named","name":"Letter"}}}]}}"""));
        String made = Fitter.sample(types.type("Letter"), FitContext.of(1, NOW, Direction.REPLY))
                .literal();
        assertThat(made).contains("inner").hasSizeLessThan(5_000);
    }

    @Test
    void dependsOnTheSeedAndTheIdentifier() {
        String type = "{\"kind\":\"text\",\"format\":\"uuid\"}";
        FitContext context = FitContext.of(1, NOW, Direction.REPLY);
        assertThat(fit(null, type, context.instance("a", "1")))
                .isEqualTo(fit(null, type, context.instance("a", "1")))
                .isNotEqualTo(fit(null, type, context.instance("a", "2")))
                .isNotEqualTo(
                        fit(null, type, FitContext.of(2, NOW, Direction.REPLY).instance("a", "1")));
    }

    @Test
    void limitsTheSizeOfValues() {
        String wide = """
                {"kind":"array","minItems":2000000000,"items":{"kind":"array","minItems":2000000000,"items":{"kind":"text","minLength":9}}}""";
        assertThat(fit(null, wide, FitContext.of(1, NOW, Direction.REPLY)).length())
                .isLessThan(20_000_000);
    }

    @Test
    void findsEveryItemThatAShortRangeHasForAListWithoutRepetition() {
        String type = """
                {"kind":"array","minItems":5,"uniqueItems":true,"items":{"kind":"number","integer":true,"minimum":1,"maximum":5}}""";
        for (long seed = 0; seed < 50; seed++) {
            assertThat(Json.parse(fit("[3,9]", type, FitContext.of(seed, NOW, Direction.REPLY)))
                            .size())
                    .isEqualTo(5);
        }
    }

    @Test
    void keepsEveryItemOfALongList() {
        String type = "{\"kind\":\"array\",\"items\":{\"kind\":\"number\",\"integer\":true}}";
        String list = "[" + "1,".repeat(299_999) + "1]";
        assertThat(fit(list, type, FitContext.of(1, NOW, Direction.REPLY))).isEqualTo(list);
    }

    @Test
    void makesAnObjectOfAHundredThousandMembersInOneGo() {
        StringBuilder members = new StringBuilder();
        StringBuilder source = new StringBuilder("{");
        for (int number = 0; number < 100_000; number++) {
            String name = "m" + number;
            members.append(number == 0 ? "" : ",")
                    .append("{\"name\":\"")
                    .append(name)
                    .append("\",\"type\":{\"kind\":\"number\",\"integer\":true},\"required\":true}");
            source.append(number == 0 ? "\"" : ",\"").append(name).append("\":").append(number);
        }
        String type = "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":[" + members + "]}";
        String object = source.append('}').toString();
        Schema schema = DeclaredTypes.of(null).read(Json.parse(type));
        FitContext context = FitContext.of(1, NOW, Direction.REPLY);
        String made = assertTimeoutPreemptively(
                Duration.ofSeconds(8),
                () -> Fitter.fitted(Json.parse(object), schema, context).literal());
        assertThat(made).isEqualTo(object);
    }

    @Test
    void satisfiesConditions() {
        String type = """
                {"kind":"object","additional":{"kind":"any"},
                 "members":[{"name":"kind","type":{"kind":"enum","values":["card","cash"]},"required":true}],
                 "rules":{"conditions":[{"kind":"conditional","otherwise":{"kind":"any"},
                  "test":{"kind":"object","additional":{"kind":"any"},"members":[
                    {"name":"kind","type":{"kind":"enum","values":["card"]},"required":true}]},
                  "then":{"kind":"object","additional":{"kind":"any"},"members":[
                    {"name":"number","type":{"kind":"text","pattern":"^[0-9]{4}$"},"required":true}]}}]}}""";
        FitContext context = FitContext.of(1, NOW, Direction.REPLY);
        assertThat(fit("{\"kind\":\"card\"}", type, context)).matches("\\{\"kind\":\"card\",\"number\":\"[0-9]{4}\"}");
        assertThat(fit("{\"kind\":\"cash\"}", type, context)).isEqualTo("{\"kind\":\"cash\"}");
    }

    @Test
    void createsObjectsOfABaseTypeAsOneOfItsSubtypes() {
        DeclaredTypes types = DeclaredTypes.of(Json.parse("""
                {"Pet":{"kind":"object","additional":{"kind":"any"},"members":[{"name":"is","type":{"kind":"text"},"required":true}],
                  "rules":{"subtypes":{"member":"is","mapping":{"cat":"Cat","dog":"Dog"}}}},
                 "Cat":{"kind":"object","additional":{"kind":"any"},"members":[
                  {"name":"is","type":{"kind":"text"},"required":true},{"name":"lives","type":{"kind":"number","minimum":9},"required":true}]},
                 "Dog":{"kind":"object","additional":{"kind":"any"},"members":[
                  {"name":"is","type":{"kind":"text"},"required":true},{"name":"bark","type":{"kind":"boolean"},"required":true}]}}"""));
        FitContext context = FitContext.of(1, NOW, Direction.REPLY);
        Schema pet = types.type("Pet");
        assertThat(Fitter.sample(pet, context).literal()).matches("\\{\"is\":\"cat\",\"lives\":[0-9.]+}");
        assertThat(Fitter.fitted(Json.parse("{\"is\":\"dog\"}"), pet, context).literal())
                .isEqualTo("{\"is\":\"dog\",\"bark\":false}");
        assertThat(Fitter.fitted(Json.parse("{\"is\":\"cow\"}"), pet, context).literal())
                .isEqualTo("{\"is\":\"cow\"}");
    }

    private static String fit(@Nullable String source, String type, FitContext context) {
        Document given = source == null ? null : Json.parse(source);
        return Fitter.fitted(given, DeclaredTypes.of(null, IDENTIFYING).read(Json.parse(type)), context)
                .literal();
    }
}
