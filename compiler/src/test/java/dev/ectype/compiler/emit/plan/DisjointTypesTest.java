package dev.ectype.compiler.emit.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.json.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DisjointTypesTest {
    @Test
    void requiredTagMakesVariantsDisjoint() {
        assertThat(DisjointTypes.areDisjoint(tagged("cat", true), tagged("dog", true)))
                .isTrue();
        assertThat(DisjointTypes.areDisjoint(tagged("cat", true), tagged("dog", false)))
                .isTrue();
    }

    @Test
    void variantsThatShareATagOrMayLeaveItOutAreNot() {
        assertThat(DisjointTypes.areDisjoint(tagged("cat", true), tagged("cat", true)))
                .isFalse();
        assertThat(DisjointTypes.areDisjoint(tagged("cat", false), tagged("dog", false)))
                .isFalse();
    }

    private static ObjectType tagged(String tag, boolean required) {
        EnumType type = new EnumType(List.of(new JsonText(tag)), TypeNotes.NONE);
        return new ObjectType(
                List.of(new ObjectMember("is", type, required)),
                new LinkedHashMap<>(),
                AnyType.ANY,
                null,
                null,
                TypeNotes.NONE);
    }
}
