package dev.ectype.compiler.infer.lists;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.FieldSelection;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindFieldSelectionsTest {
    private static List<FieldSelection> selections(Parameter parameter) {
        return new ModelFixture()
                .type("Book", object(required("id", text()), member("title", text()), member("select", text())))
                .operation("GET /books", List.of(parameter), null, reply("200", array(named("Book"))))
                .operation("GET /books/{id}", null, reply("200", named("Book")))
                .inferred()
                .model()
                .endpoints()
                .get(0)
                .selections();
    }

    private static Parameter query(String name, @Nullable String description, TypeRef type) {
        return new Parameter(name, Parameter.In.QUERY, type, false, "form", true, null, description, List.of());
    }

    @Test
    void aTextOrAListOfTextsSelectsOrOmitsMembers() {
        assertThat(selections(query("include_fields", null, text())))
                .containsExactly(new FieldSelection("include_fields", false));
        assertThat(selections(query("excludeFields", "The fields to omit.", array(text()))))
                .containsExactly(new FieldSelection("excludeFields", true));
    }

    @Test
    void aDescriptionMayNameAnotherEffect() {
        assertThat(selections(query("fields", "Returns additional members.", text())))
                .isEmpty();
        assertThat(selections(query("fields", "The chosen color.", text()))).isEmpty();
    }

    @Test
    void aFlagOrAFilterSelectsNoMembers() {
        assertThat(selections(query("fields", null, new BooleanType(TypeNotes.NONE))))
                .isEmpty();
        assertThat(selections(query("select", "Return books with this value.", text())))
                .isEmpty();
    }
}
