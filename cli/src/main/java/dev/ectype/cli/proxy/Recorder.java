package dev.ectype.cli.proxy;

import dev.ectype.launcher.recording.Exchange;
import java.io.IOException;

/** Keeps exchanges: what it came back from is kept. */
public interface Recorder {
    void record(Exchange exchange) throws IOException;
}
