# docker build -t scoville .
# docker run --rm -v "$PWD:/work" scoville check .
FROM rust:1.95-bookworm AS build
WORKDIR /source
COPY . .
RUN cargo install --locked --path crates/scoville --root /installed

FROM eclipse-temurin:17-jdk
COPY --from=build /installed/bin/scoville /usr/local/bin/scoville
RUN useradd --create-home scoville
USER scoville
# The Habanero API is compiled once, here.
RUN scoville api && scoville doctor
WORKDIR /work
ENTRYPOINT ["scoville"]
CMD ["--help"]
