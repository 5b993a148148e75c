package dev.ectype.cli.proxy.context;

import dev.ectype.launcher.recording.CapturedExchange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Keeps exchanges in their order, all or none: what it came back from is kept. */
public interface ExchangeRecorder {
    void record(List<CapturedExchange> exchanges) throws IOException;

    /** One more place in which a thread gathers what it records. */
    default Batch batch() {
        List<CapturedExchange> gathered = new ArrayList<>();
        return new Batch() {
            @Override
            public void add(CapturedExchange exchange) {
                gathered.add(exchange);
            }

            @Override
            public void record() throws IOException {
                List<CapturedExchange> all = List.copyOf(gathered);
                gathered.clear();
                ExchangeRecorder.this.record(all);
            }
        };
    }

    /** What one thread is about to record. */
    interface Batch {
        /** Takes an exchange whose bodies may change afterwards. */
        void add(CapturedExchange exchange);

        /** Keeps all that were added since, or none of them. */
        void record() throws IOException;
    }
}
