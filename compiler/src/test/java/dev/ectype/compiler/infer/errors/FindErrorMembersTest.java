package dev.ectype.compiler.infer.errors;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.error.ErrorMeaning;
import dev.ectype.compiler.ir.error.ErrorMember;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindErrorMembersTest {
    private static final TypeRef FLAG = new BooleanType(TypeNotes.NONE);

    private static List<ErrorMember> members(String status, TypeRef error) {
        return new ModelFixture()
                .type("Failure", error)
                .operation("GET /files", null, reply("200", text()), reply(status, named("Failure")))
                .inferred()
                .model()
                .errors()
                .members();
    }

    @Test
    void membersInListsAndObjectsOfErrorsHaveMeanings() {
        TypeRef violation = object(member("field", text()), member("Error_Message", text()), member("color", text()));
        assertThat(members("default", object(member("violations", array(violation)), member("self", named("Failure")))))
                .containsExactly(
                        new ErrorMember("field", List.of(ErrorMeaning.SUBJECT)),
                        new ErrorMember("Error_Message", List.of(ErrorMeaning.MESSAGE)));
    }

    @Test
    void flagsAndNumbersHaveMeaningsOfTheirOwn() {
        assertThat(members("400", object(member("ok", FLAG), member("errno_code", integer()))))
                .containsExactly(
                        new ErrorMember("ok", List.of(ErrorMeaning.SUCCESS)),
                        new ErrorMember("errno_code", List.of(ErrorMeaning.NUMERIC_CODE)));
        assertThat(members("400", object(member("ok", text()), member("errno_code", text()))))
                .isEmpty();
    }

    @Test
    void membersAboutTheTypeOfAnObjectDoNotDescribeTheProblem() {
        assertThat(members("400", object(member("@type", text()), member("@message", text()))))
                .containsExactly(new ErrorMember("@type", List.of(ErrorMeaning.VARIANT)));
    }

    @Test
    void onlyErrorsCount() {
        assertThat(members("202", object(required("message", text())))).isEmpty();
    }
}
