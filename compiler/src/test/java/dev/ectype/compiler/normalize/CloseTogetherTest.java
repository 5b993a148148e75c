package dev.ectype.compiler.normalize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.NoneType;
import dev.ectype.compiler.ir.Notes;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class CloseTogetherTest {
    private static final TypeRef TEXT = new TextType(null, null, null, null, Notes.NONE);
    private static final TypeRef CLOSED = new NoneType(Notes.NONE);

    @Test
    void aClosingAgainstWhatIsDemandedClosesTheWhole() {
        ObjectType base = object(CLOSED, new Member("id", TEXT, true), new Member("note", TEXT, false));
        assertThat(CloseTogether.over(List.of(object(CLOSED), base)))
                .containsExactly(object(CLOSED, new Member("id", TEXT, true), new Member("note", TEXT, false)));
    }

    @Test
    void aNameThatIsOnlyDemandedIsOneOfThoseClosedAgainst() {
        ObjectType demanding = object(CLOSED, new Member("id", AnyType.ANY, true));
        ObjectType base = object(CLOSED, new Member("id", TEXT, false), new Member("note", TEXT, false));
        assertThat(CloseTogether.over(List.of(demanding, base)))
                .containsExactly(object(CLOSED, new Member("id", TEXT, true), new Member("note", TEXT, false)));
    }

    @Test
    void aClosingThatLeavesObjectsStaysWhatItIs() {
        List<TypeRef> parts = List.of(
                object(CLOSED, new Member("id", TEXT, true)), object(AnyType.ANY, new Member("note", TEXT, false)));
        assertThat(CloseTogether.over(parts)).isEqualTo(parts);
    }

    private static ObjectType object(TypeRef additional, Member... members) {
        return new ObjectType(List.of(members), new LinkedHashMap<>(), additional, null, null, Notes.NONE);
    }
}
