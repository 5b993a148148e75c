package dev.ectype.compiler.emit.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SecretTypesTest {
    private static final TypeRef SECRET = new AnyType(new TypeNotes(null, null, false, true, false, null, List.of()));

    @Test
    void nestedWriteOnlyMembersAreFoundInCyclicTypes() {
        Map<TypeName, TypeRef> declared = new LinkedHashMap<>();
        declared.put(new TypeName("User"), object("team", named("Team")));
        declared.put(new TypeName("Team"), object("members", list(named("User"))));
        declared.put(new TypeName("Key"), object("secret", SECRET));
        declared.put(new TypeName("Account"), object("keys", list(named("Key"))));
        SecretTypes types = SecretTypes.of(declared);
        assertThat(types.hides(named("User"))).isFalse();
        assertThat(types.hides(list(named("Account")))).isTrue();
        assertThat(types.hides(object("password", SECRET))).isTrue();
    }

    private static TypeRef list(TypeRef items) {
        return new ArrayType(List.of(), items, null, null, false, TypeNotes.NONE);
    }

    private static TypeRef named(String name) {
        return new NamedType(new TypeName(name), TypeNotes.NONE);
    }

    private static TypeRef object(String member, TypeRef type) {
        return new ObjectType(
                List.of(new ObjectMember(member, type, false)),
                new LinkedHashMap<>(),
                AnyType.ANY,
                null,
                null,
                TypeNotes.NONE);
    }
}
