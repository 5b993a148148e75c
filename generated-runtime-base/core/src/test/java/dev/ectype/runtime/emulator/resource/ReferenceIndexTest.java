package dev.ectype.runtime.emulator.resource;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.plan.resource.RelationshipPlan.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReferenceIndexTest {
    @Test
    void theFirstReferenceCountsAndEmbeddedChildrenAreIgnored() {
        ReferenceIndex index = ReferenceIndex.of(List.of(
                new RelationshipPlan(
                        "pieces", "order", "item", Kind.PIECES, MemberPath.of("items"), null, null, null, false),
                new RelationshipPlan("silent", "order", "item", Kind.OWNER, null, null, null, null, false),
                new RelationshipPlan(
                        "first", "order", "item", Kind.REFERENCE, MemberPath.of("item_id"), null, null, null, false),
                new RelationshipPlan(
                        "second",
                        "order",
                        "item",
                        Kind.REFERENCE,
                        MemberPath.of("other_id"),
                        null,
                        null,
                        null,
                        false)));

        assertThat(index.member("order", "item")).isEqualTo(MemberPath.of("item_id"));
        assertThat(index.member("item", "order")).isNull();
        assertThat(index.member("unknown", "item")).isNull();
    }
}
