package dev.ectype.cli.proxy.context;

import dev.ectype.launcher.recording.CapturedExchange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Records exchanges in batches, in order. A batch is complete on return or not recorded at all. */
public interface ExchangeRecorder {
    void record(List<CapturedExchange> exchanges) throws IOException;

    /** Creates a batch for one thread. */
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

    /** Collects the exchanges of one thread until they are recorded. */
    interface Batch {
        /** Adds an exchange. The caller may change its bodies afterwards. */
        void add(CapturedExchange exchange);

        /** Records all added exchanges or none of them. */
        void record() throws IOException;
    }
}
