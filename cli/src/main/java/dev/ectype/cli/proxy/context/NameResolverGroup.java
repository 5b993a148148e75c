package dev.ectype.cli.proxy.context;

import io.netty.resolver.AddressResolver;
import io.netty.resolver.AddressResolverGroup;
import io.netty.resolver.InetNameResolver;
import io.netty.resolver.InetSocketAddressResolver;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Promise;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Resolves host names outside the event loops, so that a slow name server delays only the requests that need it. */
public final class NameResolverGroup extends AddressResolverGroup<InetSocketAddress> {
    private static final int THREADS = 4;

    private final ThreadPoolExecutor threads =
            new ThreadPoolExecutor(THREADS, THREADS, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
                Thread made = new Thread(work, "names");
                made.setDaemon(true);
                return made;
            });

    public NameResolverGroup() {
        threads.allowCoreThreadTimeOut(true);
    }

    @Override
    protected AddressResolver<InetSocketAddress> newResolver(EventExecutor executor) {
        return new InetSocketAddressResolver(executor, new BackgroundResolver(executor));
    }

    @Override
    public void close() {
        super.close();
        threads.shutdownNow();
    }

    private interface Lookup<T> {
        T find() throws UnknownHostException;
    }

    private final class BackgroundResolver extends InetNameResolver {
        BackgroundResolver(EventExecutor executor) {
            super(executor);
        }

        @Override
        protected void doResolve(String host, Promise<InetAddress> promise) {
            resolveInBackground(() -> InetAddress.getByName(host), promise);
        }

        @Override
        protected void doResolveAll(String host, Promise<List<InetAddress>> promise) {
            resolveInBackground(() -> List.of(InetAddress.getAllByName(host)), promise);
        }

        private <T> void resolveInBackground(Lookup<T> lookup, Promise<T> promise) {
            threads.execute(() -> {
                try {
                    promise.trySuccess(lookup.find());
                } catch (UnknownHostException unknown) {
                    promise.tryFailure(unknown);
                }
            });
        }
    }
}
