package dev.ectype.compiler.emit.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class JavaNamesTest {
    @Test
    void namesOfAWiderScopeAreTakenInAllScopesInside() {
        JavaNames outer = new JavaNames().reserve(List.of("petStore"));
        assertThat(new JavaNames(outer).member("PetStore")).isEqualTo("petStore2");
        assertThat(new JavaNames(outer).member("petstore")).isEqualTo("petstore2");
        assertThat(outer.member("petStore2")).isEqualTo("petStore2");
    }

    @Test
    void eachNameIsHandedOutOnceAndNumbersThatAreTakenAreSkipped() {
        JavaNames names = new JavaNames().reserve(List.of("Status3"));

        assertThat(List.of(names.type("status"), names.type("STATUS"), names.type("status"), names.type("status")))
                .containsExactly("Status", "STATUS2", "Status4", "Status5");
        assertThat(List.of(names.type("v1"), names.type("v1"), names.type("v1")))
                .containsExactly("V1", "V1_2", "V1_3");
    }

    /** A linear search for a free number from two on would take minutes. */
    @Test
    void aFreeNameIsPreferredToAnotherWhateverItsCase() {
        JavaNames names = new JavaNames().reserve(List.of("newpet"));

        assertThat(names.freeType("new-pet", "CreatePetBody")).isEqualTo("CreatePetBody");
        assertThat(names.freeType("new-owner", "CreateOwnerBody")).isEqualTo("new-owner");
        assertThat(names.type("new-owner")).as("asking takes no name").isEqualTo("NewOwner");
    }

    @Test
    @Timeout(20)
    void namesThatThousandsWantAreFoundAtOnce() {
        JavaNames names = new JavaNames();
        String last = "";
        for (int count = 0; count < 40_000; count++) {
            last = names.type("status");
        }
        assertThat(last).isEqualTo("Status40000");
    }
}
