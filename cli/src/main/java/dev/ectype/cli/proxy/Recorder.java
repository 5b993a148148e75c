package dev.ectype.cli.proxy;

import dev.ectype.launcher.recording.Exchange;
import java.io.IOException;
import java.util.List;

/** Keeps exchanges in their order, all or none: what it came back from is kept. */
public interface Recorder {
    void record(List<Exchange> exchanges) throws IOException;
}
