package dev.ectype.compiler.infer.members;

import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindVersionTest {
    private static @Nullable String version(ObjectMember version, TypeRef created, TypeRef changed) {
        Resource.Version found = found(version, created, changed);
        return found == null ? null : found.member();
    }

    private static Resource.@Nullable Version found(ObjectMember version, TypeRef created, TypeRef changed) {
        return new ModelFixture()
                .type("Plan", object(required("id", text()), member("name", text()), version))
                .operation("GET /plans/{id}", null, reply("200", named("Plan")))
                .operation("POST /plans", created, reply("201", named("Plan")))
                .operation("PUT /plans/{id}", changed, reply("200", named("Plan")))
                .resource("plans")
                .version();
    }

    @Test
    void recognisesAVersionByItsName() {
        TypeRef body = object(member("name", text()));
        assertThat(version(member("eTag", text()), body, body)).isEqualTo("eTag");
        assertThat(version(member("resource_version", integer()), body, body)).isEqualTo("resource_version");
        assertThat(version(member("etag", object()), body, body)).isNull();
    }

    @Test
    void recognisesANumberThatUpdatesSendBack() {
        TypeRef plain = object(member("name", text()));
        TypeRef counted = object(member("name", text()), member("version", integer()));
        assertThat(version(member("version", integer()), plain, counted)).isEqualTo("version");
        assertThat(version(member("version", integer()), counted, counted)).isNull();
        assertThat(version(member("version", integer()), plain, plain)).isNull();
        assertThat(version(member("version", text()), plain, counted)).isNull();
    }

    @Test
    void countsNumbersAndLetsClientsChooseTexts() {
        TypeRef body = object(member("name", text()));
        assertThat(found(member("e_tag", text()), body, body))
                .isEqualTo(new Resource.Version("e_tag", Resource.Version.Kind.ENTITY_TAG));
        assertThat(found(member("concurrencyToken", text()), body, body))
                .isEqualTo(new Resource.Version("concurrencyToken", Resource.Version.Kind.CHOSEN));
        assertThat(found(member("resourceVersion", text()), body, body))
                .isEqualTo(new Resource.Version("resourceVersion", Resource.Version.Kind.COUNTED));
        assertThat(found(member("etag", integer()), body, body))
                .isEqualTo(new Resource.Version("etag", Resource.Version.Kind.COUNTED));
    }
}
