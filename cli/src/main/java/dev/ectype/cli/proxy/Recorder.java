package dev.ectype.cli.proxy;

import dev.ectype.launcher.recording.Exchange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Keeps exchanges in their order, all or none: what it came back from is kept. */
public interface Recorder {
    void record(List<Exchange> exchanges) throws IOException;

    /** One more place in which a thread gathers what it records. */
    default Batch batch() {
        List<Exchange> gathered = new ArrayList<>();
        return new Batch() {
            @Override
            public void add(Exchange exchange) {
                gathered.add(exchange);
            }

            @Override
            public void record() throws IOException {
                List<Exchange> all = List.copyOf(gathered);
                gathered.clear();
                Recorder.this.record(all);
            }
        };
    }

    /** What one thread is about to record. */
    interface Batch {
        /** Takes an exchange whose bodies may change afterwards. */
        void add(Exchange exchange);

        /** Keeps all that were added since, or none of them. */
        void record() throws IOException;
    }
}
