package dev.ectype.compiler.graph.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;
import org.junit.jupiter.api.Test;

final class StepTest {
    private static final ResourceName PETS = new ResourceName("pets");

    @Test
    void aConditionalTransitionUsesItsTargetTwice() {
        Role.Act.ConditionalTarget sold = new Role.Act.ConditionalTarget("vip", "true", "sold");
        Step plain = new ChangeStep.Transition(PETS, "pet", "status", List.of("new"), "old", null);
        Step conditional = new ChangeStep.Transition(PETS, "pet", "status", List.of("new"), "old", sold);
        assertThat(plain.uses("pet")).isEqualTo(1);
        assertThat(conditional.uses("pet")).isEqualTo(2);
        assertThat(conditional.memberPaths()).containsExactly(MemberPath.of("status"), MemberPath.of("vip"));
    }

    @Test
    void linksAndListEditsUseBothInstances() {
        Step link = new LinkStep.Link(PETS, "fans", "owner", "pet");
        Step edit = new ChangeStep.EditList(
                PETS, "pet", "tags", null, ListEditKind.ADD, "found", MemberPath.ROOT, false, false);
        assertThat(link.uses()).containsExactly("owner", "pet");
        assertThat(edit.uses()).containsExactly("pet", "found");
        assertThat(edit.summary()).isEqualTo(new StepSummary("Adds to", "tags"));
    }

    @Test
    void contentOfAPathSuppliesNothingToTheReply() {
        assertThat(new ContentStep.StoreContent(null, null, "").output()).isEqualTo(StepOutput.NOTHING);
        assertThat(new ContentStep.StoreContent(PETS, "pet", "").output()).isEqualTo(StepOutput.INSTANCE);
    }

    @Test
    void onlyStepsThatRequireInstancesMayMiss() {
        assertThat(new FindStep.LookupNewest(PETS, null, null, "pet").mayMiss()).isTrue();
        assertThat(new FindStep.LookupSingleton(PETS, null, "pet", false).mayMiss())
                .isFalse();
        assertThat(new CollectionStep.ChangeMany(PETS, null, MemberPath.ROOT, true, true).mayMiss())
                .isFalse();
    }
}
