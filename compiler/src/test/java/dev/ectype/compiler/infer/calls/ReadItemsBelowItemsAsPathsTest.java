package dev.ectype.compiler.infer.calls;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import org.junit.jupiter.api.Test;

final class ReadItemsBelowItemsAsPathsTest {
    @Test
    void separatesAChildFromItsParentWithoutALiteralBetweenThem() {
        ModelFixture described = forms();
        assertThat(described.resourceNames()).containsExactlyInAnyOrder("forms", "entry");
        assertThat(described.roleOf("GET /forms/{form_id}")).isEqualTo("forms read");
        assertThat(described.roleOf("POST /forms/{form_id}")).isEqualTo("entry create");
        assertThat(described.roleOf("GET /forms/{form_id}/{entry_id}")).isEqualTo("entry read");
        assertThat(described.roleOf("DELETE /forms/{form_id}/{entry_id}")).isEqualTo("entry delete without content");
        assertThat(described.parameterBindingsOf("GET /forms/{form_id}/{entry_id}"))
                .containsExactly("form_id=forms.id", "entry_id=entry.id");
    }

    @Test
    void readsTheListBelowTheParentAsTheirCollection() {
        ModelFixture described =
                forms().operation("GET /forms/{form_id}/list", null, reply("200", array(named("Entry"))));
        assertThat(described.resourceNames()).containsExactlyInAnyOrder("forms", "entry");
        assertThat(described.roleOf("GET /forms/{form_id}/list")).isEqualTo("entry list");
    }

    @Test
    void leavesItemsOfOneTypeOrWithoutACreationAlone() {
        ModelFixture described = new ModelFixture()
                .type("File", object(required("id", text()), member("title", text())))
                .type("Page", object(required("number", text()), member("words", text())))
                .operation("GET /files/{file_id}", null, reply("200", named("File")))
                .operation("POST /files/{file_id}", named("File"), reply("200", named("File")))
                .operation("GET /files/{file_id}/{page_id}", null, reply("200", named("Page")));
        assertThat(described.resourceNames()).containsExactly("files");
        assertThat(described.roleOf("POST /files/{file_id}")).isEqualTo("files update");
    }

    private static ModelFixture forms() {
        return new ModelFixture()
                .type("Form", object(required("id", text()), member("title", text())))
                .type("Entry", object(member("id", text()), member("answer", text())))
                .operation("GET /forms", null, reply("200", array(named("Form"))))
                .operation("GET /forms/{form_id}", null, reply("200", named("Form")))
                .operation("POST /forms/{form_id}", named("Entry"), reply("201", named("Entry")))
                .operation("GET /forms/{form_id}/{entry_id}", null, reply("200", named("Entry")))
                .operation("PUT /forms/{form_id}/{entry_id}", named("Entry"), reply("200", named("Entry")))
                .operation("DELETE /forms/{form_id}/{entry_id}", null, reply("204", null));
    }
}
