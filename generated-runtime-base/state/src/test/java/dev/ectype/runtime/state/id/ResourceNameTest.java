package dev.ectype.runtime.state.id;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ResourceNameTest {
    @Test
    void namesAreEqualByTheirText() {
        assertThat(ResourceName.of("pets"))
                .isEqualTo(ResourceName.of("pets"))
                .hasSameHashCodeAs(ResourceName.of("pets"))
                .isNotEqualTo(ResourceName.of("owners"));
    }
}
