package dev.ectype.runtime.emulator.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.emulator.things.ThingsEmulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MemberFiltersTest {
    private static final List<String> KEYS = List.of("login");

    @Test
    void thePlanNamesTheMembersThatIdentifyAnEmbeddedObject() {
        ResourceShapes shapes = new ResourceShapes(new ThingsEmulator().plan());
        assertThat(shapes.get("repos").referenceMembers().keys(MemberPath.of("owner")))
                .isEqualTo(KEYS);
        assertThat(shapes.get("repos").referenceMembers().keys(MemberPath.of("name")))
                .isEmpty();
    }

    @Test
    void anObjectRefersToAnIdentifierByItsKeysOnly() {
        Document owner = Json.parse("{\"login\":\"kim\",\"name\":\"Kim\"}");
        assertThat(MemberFilters.refersTo(owner, "kim", KEYS)).isTrue();
        assertThat(MemberFilters.refersTo(owner, "Kim", KEYS)).isFalse();
        assertThat(MemberFilters.refersTo(owner, "kim", List.of())).isFalse();
    }

    @Test
    void listsOfReferencesYieldTheKeysOfObjectsAndPlainIdentifiers() {
        Document list = Json.parse("[\"ada\",{\"login\":\"kim\",\"name\":\"Kim\"},7,null]");
        assertThat(MemberFilters.referencedIds(list, KEYS)).containsExactly("ada", "kim", "7");
        assertThat(MemberFilters.references(list, "kim", KEYS)).isTrue();
        assertThat(MemberFilters.references(list, "Kim", KEYS)).isFalse();
    }
}
