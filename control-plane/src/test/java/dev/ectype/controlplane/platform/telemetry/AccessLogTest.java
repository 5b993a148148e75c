package dev.ectype.controlplane.platform.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AccessLogTest {
    private final LoggerContext context = new LoggerContext();
    private final Written written = new Written();
    private final AccessLog log = new AccessLog(new PrintStream(written, true, StandardCharsets.UTF_8));
    private final Logger logger = context.getLogger("requests");

    @BeforeEach
    void start() {
        log.setContext(context);
        log.start();
        logger.setLevel(Level.INFO);
        logger.addAppender(log);
    }

    @AfterEach
    void stop() {
        context.stop();
    }

    @Test
    void lineIsWrittenThoughNoOtherFollows() {
        logger.info("GET /v1/projects 200 \u00fc");
        await().until(() -> written.text().equals("GET /v1/projects 200 \u00fc\n"));
        logger.info("another");
        await().until(() -> written.text().endsWith("\nanother\n"));
    }

    @Test
    void stopWritesWhatIsLeft() {
        logger.info("one");
        logger.info("two");
        context.stop();
        assertThat(written.text()).isEqualTo("one\ntwo\n");
    }

    @Test
    void linesOfManyThreadsAreWholeAndFew() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int thread = 0; thread < 4; thread++) {
            String name = "thread " + thread + " line ";
            threads.add(new Thread(() -> IntStream.range(0, 5_000).forEach(line -> logger.info(name + line))));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        context.stop();
        List<String> lines = written.text().lines().toList();
        assertThat(lines).hasSize(20_000).doesNotHaveDuplicates();
        for (int thread = 0; thread < 4; thread++) {
            String name = "thread " + thread + " line ";
            assertThat(lines.stream().filter(line -> line.startsWith(name)))
                    .containsExactlyElementsOf(IntStream.range(0, 5_000)
                            .mapToObj(line -> name + line)
                            .toList());
        }
        assertThat(written.pieces.get()).isLessThan(lines.size() / 50);
    }

    private static final class Written extends ByteArrayOutputStream {
        private final AtomicInteger pieces = new AtomicInteger();

        @Override
        public void flush() {
            pieces.incrementAndGet();
        }

        String text() {
            return toString(StandardCharsets.UTF_8);
        }
    }
}
