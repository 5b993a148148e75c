package dev.ectype.controlplane;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** Captures the log lines of this JVM until it is closed. */
public final class LogLines extends AppenderBase<ILoggingEvent> implements AutoCloseable {
    private final List<ILoggingEvent> events = new CopyOnWriteArrayList<>();

    /** Listens from now on; what is set up of logs must have been. */
    public static LogLines listen() {
        LogLines lines = new LogLines();
        lines.setContext((LoggerContext) LoggerFactory.getILoggerFactory());
        lines.start();
        root().addAppender(lines);
        return lines;
    }

    private static Logger root() {
        return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    }

    @Override
    protected void append(ILoggingEvent event) {
        events.add(event);
    }

    public List<String> messages() {
        return events.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }

    /** Those that are more than a line: of faults of ours, and of no others. */
    public List<String> traces() {
        return events.stream()
                .filter(event -> event.getThrowableProxy() != null
                        || event.getFormattedMessage().contains("\n"))
                .map(event -> event.getLoggerName() + ": " + event.getFormattedMessage())
                .toList();
    }

    @Override
    public void close() {
        root().detachAppender(this);
    }
}
