package dev.ectype.compiler.normalize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BaseTypesTest {
    private final Map<TypeName, TypeRef> declared = new LinkedHashMap<>();

    @Test
    void typesComeAfterTheTypesThatTheyAreComposedOf() {
        declare("C", "B", "A");
        declare("B", "A");
        declare("A");
        assertThat(new BaseTypes(declared).order()).extracting(TypeName::value).containsExactly("A", "B", "C");
    }

    @Test
    void typesThatLeadBackToThemselvesHaveNoPlace() {
        declare("D", "B");
        declare("B", "C");
        declare("C", "B");
        declare("E", "A");
        declare("A");
        assertThat(new BaseTypes(declared).order()).extracting(TypeName::value).containsExactly("A", "E");
    }

    @Test
    void aTypeBringsAllOfItsBases() {
        declare("C", "B");
        declare("B", "A");
        declare("A");
        declare("D");
        BaseTypes.Inherited inherited = new BaseTypes(declared).inherited();
        inherited.add(new TypeName("C"));
        assertThat(List.of("A", "B", "C")).allMatch(name -> inherited.contains(new TypeName(name)));
        assertThat(inherited.contains(new TypeName("D"))).isFalse();
    }

    @Test
    void aChainMayBeLongerThanTheStackIsDeep() {
        for (int at = 0; at < 20_000; at++) {
            declare("T" + at, "T" + (at + 1));
        }
        declare("T20000");
        List<TypeName> order = new BaseTypes(declared).order();
        assertThat(order).hasSize(20_001).startsWith(new TypeName("T20000")).endsWith(new TypeName("T0"));
    }

    private void declare(String name, String... parts) {
        List<TypeRef> named = new ArrayList<>();
        for (String part : parts) {
            named.add(new NamedType(new TypeName(part), TypeNotes.NONE));
        }
        declared.put(new TypeName(name), new IntersectionType(named, TypeNotes.NONE));
    }
}
