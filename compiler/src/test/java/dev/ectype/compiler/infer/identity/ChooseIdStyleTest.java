package dev.ectype.compiler.infer.identity;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.notes;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.path;
import static dev.ectype.compiler.infer.ModelFixture.pattern;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ChooseIdStyleTest {
    private static IdStyle style(TypeRef id, TypeRef body) {
        return style("id", id, body);
    }

    private static IdStyle style(String name, TypeRef id, TypeRef body) {
        return new ModelFixture()
                .type("Pet", object(required(name, id), member("title", text()), member("name", text())))
                .operation("POST /pets", body, reply("201", named("Pet")))
                .operation("GET /pets/{" + name + "}", null, reply("200", named("Pet")))
                .resource("pets")
                .identity()
                .style();
    }

    private static final TypeRef TITLED = object(member("title", text()));

    @Test
    void choosesCountersAndUuids() {
        assertThat(style(integer(), TITLED)).isEqualTo(new IdStyle.Counter(1));
        assertThat(style(text("uuid"), TITLED)).isEqualTo(new IdStyle.Uuid());
        assertThat(style(text(notes(null, "123e4567-e89b-12d3-a456-426614174000")), TITLED))
                .isEqualTo(new IdStyle.Uuid());
    }

    @Test
    void countsTextIdentifiersThatACreationReturnsAsNumbers() {
        IdStyle style = new ModelFixture()
                .type("Pet", object(required("id", text()), member("title", text())))
                .operation("POST /pets", TITLED, reply("201", object(required("id", integer()))))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                .resource("pets")
                .identity()
                .style();
        assertThat(style).isEqualTo(new IdStyle.Counter(1));
    }

    @Test
    void countsFromTheNumberInAnExample() {
        assertThat(style(number(null, "3164444"), TITLED)).isEqualTo(new IdStyle.Counter(3_164_444));
        assertThat(style(number("int64"), TITLED)).isEqualTo(new IdStyle.Counter(1));
        assertThat(style(number("int32", "2147483647"), TITLED)).isEqualTo(new IdStyle.Counter(1));
    }

    private static TypeRef number(@Nullable String format, String... examples) {
        List<JsonValue> samples =
                Stream.of(examples).<JsonValue>map(JsonNumber::new).toList();
        return new NumberType(
                true,
                format,
                null,
                false,
                null,
                false,
                null,
                new TypeNotes(null, null, false, false, false, null, samples));
    }

    @Test
    void readsPrefixAndLengthFromAnExampleOrAText() {
        IdStyle expected =
                new IdStyle.Prefixed("cus_", 14, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
        assertThat(style(text(notes(null, "cus_NffrFeUfNV2Hib")), TITLED)).isEqualTo(expected);
        assertThat(style(text(notes("Looks like cus_NffrFeUfNV2Hib.")), TITLED)).isEqualTo(expected);
        assertThat(style(text(notes(null, "12003")), TITLED)).isEqualTo(new IdStyle.Digits(5));
    }

    @Test
    void makesSlugsFromTitlesAndLetsClientsChooseNames() {
        assertThat(style("slug", text(), TITLED)).isEqualTo(new IdStyle.SlugOf("title", false));
        assertThat(style("slug", text(notes(null, "how-to-train-your-dragon")), TITLED))
                .isEqualTo(new IdStyle.SlugOf("title", true));
        assertThat(style("slug", text(notes(null, "how-to-train-4f8k2m")), TITLED))
                .isEqualTo(new IdStyle.SlugOf("title", false));
        assertThat(style("name", text(), object(required("name", text())))).isEqualTo(new IdStyle.ClientChosen("pet"));
    }

    @Test
    void readsNoPrefixFromAnOrdinaryWord() {
        assertThat(style(text(notes(null, "my_favourite")), TITLED)).isEqualTo(new IdStyle.Readable("pet"));
        assertThat(style(text(), TITLED)).isEqualTo(new IdStyle.Readable("pet"));
    }

    @Test
    void followsThePatternOfItsTypeOrElseTheFormOfThePathParameter() {
        assertThat(style(pattern("^CH[0-9a-fA-F]{32}$"), TITLED))
                .isEqualTo(new IdStyle.Prefixed("CH", 32, "0123456789abcdef"));
        IdStyle style = new ModelFixture()
                .type("Job", object(required("id", text())))
                .operation("POST /jobs", TITLED, reply("201", named("Job")))
                .operation(
                        "GET /jobs/{job_id}", List.of(path("job_id", text("uuid"))), null, reply("200", named("Job")))
                .resource("jobs")
                .identity()
                .style();
        assertThat(style).isEqualTo(new IdStyle.Uuid());
    }

    @Test
    void generatesIdentifiersThatABodyMayRepeat() {
        TypeRef whole = object(member("webId", text()), member("title", text()));
        assertThat(style("webId", text(), whole)).isEqualTo(new IdStyle.Readable("pet"));
        assertThat(style("label", text(), object(member("label", text())))).isEqualTo(new IdStyle.ClientChosen("pet"));
    }

    @Test
    void countsTextIdentifiersWithNumericPathParameters() {
        IdStyle style = new ModelFixture()
                .type("Pet", object(required("id", text()), member("title", text())))
                .operation("POST /pets", TITLED, reply("201", named("Pet")))
                .operation("GET /pets/{id}", List.of(path("id", integer())), null, reply("200", named("Pet")))
                .resource("pets")
                .identity()
                .style();
        assertThat(style).isEqualTo(new IdStyle.Counter(1));
    }

    @Test
    void letsClientsChooseIdentifiersPutBelowAParent() {
        TypeRef sampled = text(notes(null, "0oafxqCAJWWGELFTYASJ"));
        ModelFixture described = new ModelFixture()
                .type("App", object(required("id", sampled), member("title", text())))
                .type("Role", object(required("id", text()), member("label", text())))
                .operation("GET /roles/{roleId}", null, reply("200", named("Role")))
                .operation("GET /roles/{roleId}/apps", null, reply("200", array(named("App"))))
                .operation("PUT /roles/{roleId}/apps/{appId}", null, reply("204", null));
        assertThat(described.resource("apps").identity().style()).isEqualTo(new IdStyle.ClientChosen("app"));
        described.operation("POST /roles/{roleId}/apps", TITLED, reply("201", named("App")));
        assertThat(described.resource("apps").identity().style()).isNotEqualTo(new IdStyle.ClientChosen("app"));
    }
}
