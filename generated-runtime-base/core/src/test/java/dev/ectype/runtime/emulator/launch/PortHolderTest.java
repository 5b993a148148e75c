package dev.ectype.runtime.emulator.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class PortHolderTest {
    @TempDir
    private Path processes;

    @Test
    @EnabledOnOs(OS.LINUX)
    void findsThisProcess() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(PortHolder.ofThisMachine().find(socket.getLocalPort()))
                    .endsWith("(process " + ProcessHandle.current().pid() + ")");
        }
    }

    @Test
    void returnsNullWithoutProcessInformation() throws IOException {
        assertThat(new PortHolder(processes.resolve("absent")).find(4010)).isNull();
        Files.createDirectories(processes.resolve("net"));
        Files.writeString(
                processes.resolve("net/tcp"), "  sl  local\n 0: 0100007F:0FAA 00000000:0000 0A 0:0 0:0 0 0 0 4711 1\n");
        assertThat(new PortHolder(processes).find(4010)).isNull();
    }
}
