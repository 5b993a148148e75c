package dev.ectype.compiler.normalize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class CloseIntersectionsTest {
    private static final TypeRef TEXT = new TextType(null, null, null, null, TypeNotes.NONE);
    private static final TypeRef CLOSED = new NoneType(TypeNotes.NONE);

    @Test
    void closingAgainstDemandedMembersClosesTheComposition() {
        ObjectType base = object(CLOSED, new ObjectMember("id", TEXT, true), new ObjectMember("note", TEXT, false));
        assertThat(CloseIntersections.over(List.of(object(CLOSED), base)))
                .containsExactly(
                        object(CLOSED, new ObjectMember("id", TEXT, true), new ObjectMember("note", TEXT, false)));
    }

    @Test
    void demandedNamesWithoutADescriptionCountAsRejected() {
        ObjectType demanding = object(CLOSED, new ObjectMember("id", AnyType.ANY, true));
        ObjectType base = object(CLOSED, new ObjectMember("id", TEXT, false), new ObjectMember("note", TEXT, false));
        assertThat(CloseIntersections.over(List.of(demanding, base)))
                .containsExactly(
                        object(CLOSED, new ObjectMember("id", TEXT, true), new ObjectMember("note", TEXT, false)));
    }

    @Test
    void satisfiableClosedPartsStayUnchanged() {
        List<TypeRef> parts = List.of(
                object(CLOSED, new ObjectMember("id", TEXT, true)),
                object(AnyType.ANY, new ObjectMember("note", TEXT, false)));
        assertThat(CloseIntersections.over(parts)).isEqualTo(parts);
    }

    private static ObjectType object(TypeRef additional, ObjectMember... members) {
        return new ObjectType(List.of(members), new LinkedHashMap<>(), additional, null, null, TypeNotes.NONE);
    }
}
