package dev.ectype.benchmark.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GitCheckoutTest {
    @TempDir
    Path folder;

    @BeforeEach
    void commit() throws IOException {
        Files.writeString(folder.resolve("page.md"), "one");
        git("init", "-q");
        git("add", ".");
        git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", "Begin");
    }

    @Test
    void aRevisionHasAHashAndADay() throws IOException {
        GitCheckout checkout = new GitCheckout(folder);
        assertThat(checkout.commit("HEAD")).matches("[0-9a-f]{40,}");
        assertThat(checkout.day("HEAD")).matches("\\d{4}-\\d\\d-\\d\\d");
    }

    @Test
    void anUnknownRevisionIsRejectedWithItsName() {
        assertThatThrownBy(() -> new GitCheckout(folder).commit("nowhere"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("there is no commit nowhere in this checkout");
    }

    @Test
    void aChangedFileIsAModificationUnlessItIsOmitted() throws IOException {
        GitCheckout checkout = new GitCheckout(folder);
        assertThat(checkout.isModified(List.of())).isFalse();
        Files.writeString(folder.resolve("page.md"), "two");
        assertThat(checkout.isModified(List.of())).isTrue();
        assertThat(checkout.isModified(List.of("page.md"))).isFalse();
    }

    private void git(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        assertThat(CommandOutput.of(folder, command).text()).isEmpty();
    }
}
