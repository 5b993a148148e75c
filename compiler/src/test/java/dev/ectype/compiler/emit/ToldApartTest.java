package dev.ectype.compiler.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.json.JsonText;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ToldApartTest {
    @Test
    void variantsAreToldApartByARequiredTag() {
        assertThat(ToldApart.are(tagged("cat", true), tagged("dog", true))).isTrue();
        assertThat(ToldApart.are(tagged("cat", true), tagged("dog", false))).isTrue();
    }

    @Test
    void variantsThatShareATagOrMayLeaveItOutAreNot() {
        assertThat(ToldApart.are(tagged("cat", true), tagged("cat", true))).isFalse();
        assertThat(ToldApart.are(tagged("cat", false), tagged("dog", false))).isFalse();
    }

    private static ObjectType tagged(String tag, boolean required) {
        EnumType type = new EnumType(List.of(new JsonText(tag)), Notes.NONE);
        return new ObjectType(
                List.of(new Member("is", type, required)), new LinkedHashMap<>(), AnyType.ANY, null, null, Notes.NONE);
    }
}
