package dev.ectype.maven.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.maven.option.ServerOptionReader;
import dev.ectype.maven.report.GoalFailure;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.ExecutionEvent;
import org.apache.maven.execution.ExecutionListener;
import org.apache.maven.execution.MavenExecutionRequest;
import org.junit.jupiter.api.Test;

final class ProjectEmulatorsTest {
    private static EmulatorServer petstore(String port) {
        Emulator emulator =
                Objects.requireNonNull(EmulatorServer.launch(CompilationRequest.of(SampleCatalog.open("petstore")))
                        .emulator());
        return EmulatorServer.start(emulator, ServerOptionReader.of(port, Map.of()));
    }

    private static boolean isOpen(int port) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            return socket.isConnected();
        } catch (IOException refused) {
            return false;
        }
    }

    @Test
    void aStartedEmulatorServesUntilItIsStopped() {
        ProjectEmulators running = new ProjectEmulators();
        EmulatorServer pets = petstore("0");
        running.add("pets", pets);
        int port = pets.address().getPort();
        assertThat(isOpen(port)).isTrue();
        assertThatThrownBy(() -> running.claim("pets")).isInstanceOf(GoalFailure.class);
        assertThatThrownBy(() -> petstore(Integer.toString(port)))
                .isInstanceOf(GoalFailure.class)
                .hasMessageContaining("in use");
        assertThat(running.stop("toys")).isFalse();
        assertThat(running.stop("pets")).isTrue();
        assertThat(running.stop("pets")).isFalse();
        assertThat(isOpen(port)).isFalse();
    }

    @Test
    void aRunningEmulatorStopsWithTheBuild() {
        List<String> messages = new ArrayList<>();
        MavenExecutionRequest request = new DefaultMavenExecutionRequest();
        request.setExecutionListener((ExecutionListener) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {ExecutionListener.class}, (proxy, method, arguments) -> {
                    messages.add(method.getName());
                    return null;
                }));
        ProjectEmulators running = new ProjectEmulators();
        EmulatorServer pets = petstore("0");
        running.add("pets", pets);
        SessionEndListener.close(request, running);
        ExecutionEvent nothing = null;
        request.getExecutionListener().mojoFailed(nothing);
        assertThat(isOpen(pets.address().getPort())).isTrue();
        request.getExecutionListener().sessionEnded(nothing);
        assertThat(isOpen(pets.address().getPort())).isFalse();
        assertThat(messages).containsExactly("mojoFailed", "sessionEnded");
    }
}
