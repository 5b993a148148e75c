package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedOutputStream;
import java.io.IOException;

/** Holds the value of an option, or of a part of one, in its encoded form. */
sealed interface OptionValue
        permits OptionValue.Varint, OptionValue.Fixed32, OptionValue.Fixed64, OptionValue.Bytes, OptionMessage {
    /** Writes the value with the tag of its field. */
    void write(int number, CodedOutputStream output) throws IOException;

    /** Returns whether the value is the implicit default. */
    boolean isZero();

    /** Writes the value as an element of a packed field. */
    default void writePacked(CodedOutputStream output) throws IOException {
        throw new IllegalStateException("a length-delimited field cannot be packed");
    }

    /** Holds a number or boolean of variable length. */
    record Varint(long value) implements OptionValue {
        @Override
        public boolean isZero() {
            return value == 0;
        }

        @Override
        public void write(int number, CodedOutputStream output) throws IOException {
            output.writeUInt64(number, value);
        }

        @Override
        public void writePacked(CodedOutputStream output) throws IOException {
            output.writeUInt64NoTag(value);
        }
    }

    /** Holds four bytes. */
    record Fixed32(int value) implements OptionValue {
        @Override
        public boolean isZero() {
            return value == 0;
        }

        @Override
        public void write(int number, CodedOutputStream output) throws IOException {
            output.writeFixed32(number, value);
        }

        @Override
        public void writePacked(CodedOutputStream output) throws IOException {
            output.writeFixed32NoTag(value);
        }
    }

    /** Holds eight bytes. */
    record Fixed64(long value) implements OptionValue {
        @Override
        public boolean isZero() {
            return value == 0;
        }

        @Override
        public void write(int number, CodedOutputStream output) throws IOException {
            output.writeFixed64(number, value);
        }

        @Override
        public void writePacked(CodedOutputStream output) throws IOException {
            output.writeFixed64NoTag(value);
        }
    }

    /** Holds a text or bytes. */
    record Bytes(ByteString value) implements OptionValue {
        @Override
        public boolean isZero() {
            return value.isEmpty();
        }

        @Override
        public void write(int number, CodedOutputStream output) throws IOException {
            output.writeBytes(number, value);
        }
    }
}
