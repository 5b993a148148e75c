package dev.ectype.runtime.emulator.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.server.ServerLog;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
final class RequestLogPrinterTest {
    private final StringBuffer printed = new StringBuffer();

    @Test
    void logsEveryRequestOrErrorsOrNothing() throws Exception {
        assertThat(logged("all")).isEqualTo("GET /pets 200 listPets\nGET /pets/9 404 getPet no pets '9'\n");
        assertThat(logged("errors")).isEqualTo("GET /pets/9 404 getPet no pets '9'\n");
        assertThat(RequestLogPrinter.of("none", printed, false)).isSameAs(ServerLog.SILENT);
    }

    @Test
    void requestsCannotForgeLines() {
        RequestLogPrinter log = (RequestLogPrinter) RequestLogPrinter.of("all", printed, false);
        log.replied("GET", "/a\nGET /b\u001b[31m", 200, null);
        log.close();
        assertThat(printed.toString()).isEqualTo("GET /a?GET /b?[31m 200\n");
    }

    @Test
    void aSlowReaderDoesNotBlockEventLoops() throws Exception {
        CountDownLatch open = new CountDownLatch(1);
        Appendable slow = new SlowAppendable(printed, open);
        RequestLogPrinter log = (RequestLogPrinter) RequestLogPrinter.of("all", slow, false);
        long began = System.nanoTime();
        for (int request = 0; request < 20_000; request++) {
            log.replied("GET", "/pets", 200, null);
        }
        assertThat(System.nanoTime() - began).isLessThan(5_000_000_000L);
        open.countDown();
        log.close();
        assertThat(printed.toString()).containsPattern("\\.\\.\\. and \\d+ more\n");
    }

    @Test
    void logsStackTracesOnlyIfEnabled() {
        RequestLogPrinter log = (RequestLogPrinter) RequestLogPrinter.of("errors", printed, false);
        log.failed("GET", "/pets", new IllegalStateException("broken"));
        log.close();
        assertThat(printed.toString()).isEqualTo("GET /pets failed: java.lang.IllegalStateException: broken\n");
    }

    private String logged(String what) throws Exception {
        printed.setLength(0);
        RequestLogPrinter log = (RequestLogPrinter) RequestLogPrinter.of(what, printed, false);
        log.replied("GET", "/pets", 200, "listPets");
        log.replied("GET", "/pets/9", 404, "getPet no pets '9'");
        log.close();
        return printed.toString();
    }

    private record SlowAppendable(StringBuffer printed, CountDownLatch open) implements Appendable {
        @Override
        public Appendable append(CharSequence text) {
            try {
                open.await();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
            printed.append(text);
            return this;
        }

        @Override
        public Appendable append(CharSequence text, int start, int end) {
            return append(text.subSequence(start, end));
        }

        @Override
        public Appendable append(char letter) {
            return append(String.valueOf(letter));
        }
    }
}
